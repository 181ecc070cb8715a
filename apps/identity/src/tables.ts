import type { Language } from '@engawa/contract/language';
import type { PlatformTables } from '@engawa/platform/db/tables';
import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;
type Json<T> = ColumnType<T, string, string>;

export interface Registration {
  passwordHash: string;
  givenName: string;
  familyName: string;
  language: Language;
}

export interface IdentityTables extends PlatformTables {
  'identity.account': {
    id: Generated<string>;
    email: string;
    password_hash: string;
    given_name: string;
    family_name: string;
    language: Language;
    confirmed_at: Timestamp | null;
    disabled_at: Timestamp | null;
    created_at: Timestamp;
  };
  'identity.oidc_payload': {
    model: string;
    id: string;
    payload: Json<Record<string, unknown>>;
    grant_id: string | null;
    uid: string | null;
    user_code: string | null;
    account_id: GeneratedAlways<string | null>;
    expires_at: Timestamp | null;
    consumed_at: Timestamp | null;
  };
  'identity.signing_key': {
    id: string;
    private_jwk: Json<Record<string, string>>;
    created_at: Timestamp;
    retired_at: Timestamp | null;
  };
  'identity.one_time_token': {
    digest: Buffer;
    purpose: 'confirm' | 'reset';
    account_id: string;
    email: string;
    interaction_uid: string | null;
    registration: ColumnType<Registration | null, string | null, string | null>;
    expires_at: Timestamp;
    used_at: Timestamp | null;
    code_hash: string | null;
    code_expires_at: Timestamp | null;
    code_tries: Generated<number>;
  };
  'identity.mail_request': {
    id: Generated<string>;
    purpose: 'confirm' | 'reset' | 'code' | 'guessing';
    email: string;
    language: Language;
    interaction_uid: string | null;
    created_at: Timestamp;
  };
}

export type Db = Kysely<IdentityTables>;
export type Tx = Transaction<IdentityTables>;

/** Called in the transaction of a password change or erasure; `subject` is the `sub`. */
export type PasswordChanged = (tx: Tx, subject: string) => Promise<void>;

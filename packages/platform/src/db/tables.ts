import type { Level } from '@engawa/contract/endpoint';
import { type Language } from '@engawa/contract/language';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;
type DefaultTimestamp = ColumnType<Date, Date | undefined, Date>;

export interface PlatformTables {
  account: {
    id: Generated<string>;
    kind: 'student' | 'company';
    company_id: string | null;
    level: Level | null;
    created_at: DefaultTimestamp;
    /** Closed by the person or their company, or because they left. */
    closed_at: Timestamp | null;
    suspended_at: Timestamp | null;
    /** Copied by a trigger from the company's own suspension. */
    company_suspended_at: GeneratedAlways<Date | null>;
    /** The earliest of the three; nobody can sign in from then on. */
    disabled_at: GeneratedAlways<Date | null>;
    erased_at: Timestamp | null;
    language: Language | null;
  };
  session: {
    id: Generated<string>;
    account_id: string;
    created_at: DefaultTimestamp;
    ended_at: Timestamp | null;
    id_token: string | null;
    authenticated_at: Timestamp | null;
    /** Browser and system, such as “Chrome / Windows”; no other text of the browser. */
    device: string | null;
    /** At sign-in: /24 or /48. */
    network: string | null;
    last_used_at: DefaultTimestamp;
  };
  refresh_token: {
    digest: Buffer;
    session_id: string;
    expires_at: Timestamp;
    replaced_at: Timestamp | null;
  };
  sign_in_code: { digest: Buffer; expires_at: Timestamp };
  access_token: { digest: Buffer; session_id: string; expires_at: Timestamp };
  audit: {
    id: Generated<string>;
    at: Timestamp;
    action: string;
    account_id: string | null;
    company_id: string | null;
    subject_id: string | null;
    request_id: string;
  };
  idempotency_key: {
    caller: string;
    key: string;
    endpoint: string;
    request_digest: Buffer;
    reply: string | null;
    created_at: Timestamp;
  };
  signal_cursor: { account_id: string; last: number };
  write_position: { account_id: string; at: string; noted_at: DefaultTimestamp };
  signal: {
    account_id: string;
    id: number;
    kind: string;
    subject: string | null;
    created_at: DefaultTimestamp;
  };
  mail: {
    id: Generated<string>;
    recipient: string | null;
    language: Language;
    template: string;
    data: ColumnType<Record<string, string> | null, string, string | null>;
    created_at: Timestamp;
    sent_at: Timestamp | null;
    captured: ColumnType<CapturedMail | null, string | null, string | null>;
    /** Digest of the receiver's address, to match bounces. */
    receiver: Buffer | null;
  };
  daily_line: {
    notification_id: string | null;
    id: Generated<string>;
    account_id: string;
    kind: string;
    words: string;
    url: string;
    created_at: Timestamp;
  };
  undeliverable: { receiver: Buffer; noted_at: Timestamp; said: string };
  /** One row: the origin of the server that started last. */
  server_address: { one: Generated<boolean>; origin: string };
  server_secret: { name: string; value: Buffer; created_at: DefaultTimestamp };
}

export interface CapturedMail {
  subject: string;
  text: string;
  html: string;
}

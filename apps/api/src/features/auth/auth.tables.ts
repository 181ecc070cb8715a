import type { ColumnType } from 'kysely';

export interface AuthTables {
  one_time_token: {
    digest: Buffer;
    purpose: string;
    data: ColumnType<unknown, string, never>;
    expires_at: Date;
  };
  sso_attempt: {
    state_digest: Buffer;
    browser_digest: Buffer;
    nonce: string;
    code_verifier: string;
    expires_at: Date;
  };
  student_identity: { issuer: string; subject: string; student_id: string };
}

import type { Generated } from 'kysely';

export interface SignupTables {
  invitation: {
    id: Generated<string>;
    company_id: string;
    email: string;
    level: number;
    invited_by: string | null;
    token_digest: Buffer;
    created_at: Date;
    expires_at: Date;
  };
}

import type { Language } from '@engawa/contract/language';
import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import type { Generated } from 'kysely';

export interface SignupTables {
  invitation: {
    id: Generated<string>;
    company_id: string;
    email: string;
    level: AuthorityLevel;
    language: Language;
    invited_by: string | null;
    name: string | null;
    token_digest: Buffer;
    created_at: Date;
    expires_at: Date;
  };
}

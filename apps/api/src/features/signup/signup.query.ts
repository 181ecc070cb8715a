import { sql } from 'kysely';
import { type Condition, query } from '../../query.ts';

/** Open invitations of a company, expired ones included. */
export const invitationsOf = (companyId: string) =>
  query
    .selectFrom('invitation')
    .select(['id', 'email', 'level', 'language', 'name', 'invited_by', 'created_at', 'expires_at'])
    .where('company_id', '=', companyId);

/** Some company has invited this address, and the invitation has not expired. */
export const isInvited = (email: string, now: Date): Condition => sql`exists (
  select from invitation
  where lower(invitation.email) = lower(${email}) and invitation.expires_at > ${now})`;

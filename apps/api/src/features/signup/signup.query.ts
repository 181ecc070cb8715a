import { sql } from 'kysely';
import { type Condition, query } from '../../query.ts';

/** Whom a company has invited and who has not come yet; some invitations have expired. */
export const invitationsOf = (companyId: string) =>
  query
    .selectFrom('invitation')
    .select(['id', 'email', 'level', 'language', 'name', 'invited_by', 'created_at', 'expires_at'])
    .where('company_id', '=', companyId);

/** Any company has invited this address, and it can still come. */
export const isInvited = (email: string, now: Date): Condition => sql`exists (
  select from invitation
  where lower(invitation.email) = lower(${email}) and invitation.expires_at > ${now})`;

import { sql } from 'kysely';

/** The name of whoever takes care of a content. */
export const nameInCharge = sql<string | null>`(
  select recruiter.name from recruiter
  where recruiter.id = content.in_charge and recruiter.company_id = content.company_id)`;

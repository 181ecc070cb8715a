import { type RawBuilder, sql } from 'kysely';

export const twoStepOf = (account: 'recruiter.id'): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from two_step
    where account_id = ${sql.ref(account)} and confirmed_at is not null)`;

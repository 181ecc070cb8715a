import { refuse } from '@engawa/platform/errors/refusal';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';
import type { Colleague } from '../../people/in-charge.repo.ts';
import { accountsInUse, accountsNotErased } from '../account/account.query.ts';
import { isInvited } from '../signup/signup.query.ts';

export const findColleagues = (db: Db, { companyId, accountId }: Colleague) =>
  db
    .selectFrom('recruiter')
    .innerJoin(accountsInUse.as('account'), 'account.id', 'recruiter.id')
    .select([
      'recruiter.id',
      'recruiter.name',
      'recruiter.email',
      mailLanguage('recruiter.id').as('language'),
    ])
    // A database constraint gives every account of a company a level.
    .select((of) => of.ref('account.level').$notNull().as('role'))
    .where('recruiter.company_id', '=', companyId)
    .where('recruiter.id', '<>', accountId)
    .orderBy('account.level')
    .orderBy('recruiter.name')
    .execute();

export type FoundColleague = Awaited<ReturnType<typeof findColleagues>>[number];

export const findMemberByEmail = (db: Db, companyId: string, email: string) =>
  db
    .selectFrom('recruiter')
    .innerJoin(accountsNotErased.as('account'), 'account.id', 'recruiter.id')
    .select('recruiter.id')
    .where('recruiter.company_id', '=', companyId)
    .where(sql<boolean>`lower(recruiter.email) = lower(${email})`)
    .executeTakeFirst();

/** By a student, a recruiter of any company, or an open invitation. */
export async function isAddressUsed(db: Db, email: string, now: Date): Promise<boolean> {
  for (const table of ['student', 'recruiter'] as const) {
    const used = await db
      .selectFrom(table)
      .select('id')
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .executeTakeFirst();
    if (used) return true;
  }
  const { invited } = await db
    .selectNoFrom(isInvited(email, now).as('invited'))
    .executeTakeFirstOrThrow();
  return invited === true;
}

/** Checks the deferred constraint now; unlike our check it counts suspended owners. */
export async function requireOwner(tx: Tx): Promise<void> {
  try {
    await sql`set constraints company_has_an_owner immediate`.execute(tx);
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'company_has_an_owner') refuse('last_owner');
    throw error;
  }
}

import { maxTeam } from '@engawa/contract/team/limits';
import { lastUsedAt } from '@engawa/platform/auth/sessions.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';
import { accountsNotErased } from '../account/account.query.ts';
import { pictureOf } from '../files/files.query.ts';
import { invitationsOf } from '../signup/signup.query.ts';
import { twoStepOf } from '../two-step/two-step.query.ts';

const members = (db: Db, companyId: string) =>
  db
    .selectFrom('recruiter')
    .innerJoin(accountsNotErased.as('account'), 'account.id', 'recruiter.id')
    .select([
      'recruiter.id',
      'recruiter.name',
      'recruiter.email',
      'recruiter.department',
      'recruiter.title',
      'account.disabled_at as disabledAt',
      pictureOf('recruiter.picture_id').as('pictures'),
      lastUsedAt(sql.ref('account.id')).as('lastSeenAt'),
      twoStepOf('recruiter.id').as('twoStep'),
    ])
    // A database constraint gives every account of a company a level.
    .select((of) => of.ref('account.level').$notNull().as('level'))
    .where('recruiter.company_id', '=', companyId);

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

export const findMembers = (db: Db, companyId: string) =>
  members(db, companyId)
    .orderBy('account.level')
    .orderBy('recruiter.id')
    .limit(2 * maxTeam)
    .execute();

export const findMember = (db: Db, companyId: string, id: string) =>
  members(db, companyId).where('recruiter.id', '=', id).executeTakeFirst();

/** Locks accounts in id order, so that concurrent changes of levels are serial. */
export const lockMembers = (tx: Tx, companyId: string, ids: readonly string[]) =>
  tx
    .selectFrom(accountsNotErased.as('account'))
    .select(['id', 'disabled_at as disabledAt'])
    .select(['closed_at as closedAt', 'suspended_at as suspendedAt'])
    .select((of) => of.ref('level').$notNull().as('level'))
    .where('company_id', '=', companyId)
    .where((where) => where('id', '=', where.fn.any(where.val(ids))))
    .orderBy('id')
    .forUpdate()
    .execute();

export type LockedMember = Awaited<ReturnType<typeof lockMembers>>[number];

/** Locks the company, so that concurrent invitations cannot exceed the limit. */
export async function lockTeam(tx: Tx, companyId: string): Promise<void> {
  await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
}

export async function countTeam(tx: Tx, companyId: string): Promise<number> {
  const { members: people, invitations } = await tx
    .selectFrom('company')
    .select((of) => [
      of
        .selectFrom('recruiter')
        .innerJoin(accountsNotErased.as('account'), 'account.id', 'recruiter.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('recruiter.company_id', '=', companyId)
        .as('members'),
      of
        .selectFrom(invitationsOf(companyId).as('invitation'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('invitations'),
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return (people ?? 0) + (invitations ?? 0);
}

export const findReceiver = (tx: Tx, companyId: string, id: string) =>
  tx
    .selectFrom('recruiter')
    .select(['name', 'email', mailLanguage('recruiter.id').as('language')])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** Which of these addresses belong to recruiters of the company, in lower case. */
export async function findMemberEmails(
  db: Db,
  companyId: string,
  emails: readonly string[],
): Promise<string[]> {
  const lowered = sql<string>`lower(email)`;
  const rows = await db
    .selectFrom('recruiter')
    .select(lowered.as('email'))
    .where('company_id', '=', companyId)
    .where((where) =>
      where(lowered, '=', where.fn.any(where.val(emails.map((one) => one.toLowerCase())))),
    )
    .execute();
  return rows.map(({ email }) => email);
}

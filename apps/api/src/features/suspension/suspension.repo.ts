import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';
import { accountsNotErased } from '../account/account.query.ts';
import { connectedPairs } from '../connect/connect.query.ts';
import { threadSides } from '../messages/messages.query.ts';
import { jobCards } from '../search-rows/search-rows.query.ts';

/** Locks the row: of two operators at once the second sees what the first has done. */
export const lockCompany = (tx: Tx, id: string) =>
  tx
    .selectFrom('company')
    .select(['id', 'suspended_at as suspendedAt', 'suspended_with_demo as withDemo'])
    .select((of) => of.fn.coalesce('name_en', 'name_jp').as('name'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const listMembers = (db: Db, companyId: string) =>
  db
    .selectFrom(accountsNotErased.as('account'))
    .select('account.id')
    .where('account.company_id', '=', companyId)
    .orderBy('account.id')
    .execute();

/** What a suspension would hide and lifting it restores, for the operator to judge. */
export async function countShown(db: Db, companyId: string) {
  const { rows } = await sql<{ openJobs: number; conversations: number; connected: number }>`
    select
      (select count(*)::int from ${jobCards} as job where job.company_id = ${companyId}) as "openJobs",
      (select count(*)::int from ${threadSides} as thread where thread.company_id = ${companyId}) as conversations,
      (select count(*)::int from ${connectedPairs} as pair
        where pair.company_id = ${companyId}) as connected`.execute(db);
  return rows[0] ?? { openJobs: 0, conversations: 0, connected: 0 };
}

/** By id, or by address ignoring case; a recruiter of two companies has two accounts. */
export async function findPeople(db: Db, addressOrId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select account.id from ${accountsNotErased} as account
      left join student on student.id = account.id
      left join recruiter on recruiter.id = account.id
    where (
      account.id::text = ${addressOrId}
      or lower(student.email) = lower(${addressOrId})
      or lower(recruiter.email) = lower(${addressOrId}))
    order by account.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks the student before the account, in the order of an erasure. */
export async function lockStudent(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('student').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export const lockAccount = (tx: Tx, id: string) =>
  tx
    .selectFrom(accountsNotErased.as('account'))
    .select(['id', 'kind', 'company_id as companyId', 'suspended_at as suspendedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Owners who can sign in once the company is open: neither closed nor suspended themselves. */
export const listOwners = (db: Db, companyId: string) =>
  db
    .selectFrom('recruiter')
    .innerJoin(accountsNotErased.as('account'), 'account.id', 'recruiter.id')
    .select(['recruiter.email', mailLanguage('recruiter.id').as('language')])
    .where('recruiter.company_id', '=', companyId)
    .where('account.level', '=', 0)
    .where('account.closed_at', 'is', null)
    .where('account.suspended_at', 'is', null)
    .where('recruiter.email', '<>', '')
    .orderBy('recruiter.id')
    .execute();

export type Addressee = Awaited<ReturnType<typeof listOwners>>[number];

export async function findAddressee(db: Db, accountId: string): Promise<Addressee[]> {
  const rows = await db
    .selectFrom(accountsNotErased.as('account'))
    .leftJoin('student', 'student.id', 'account.id')
    .leftJoin('recruiter', 'recruiter.id', 'account.id')
    .select((of) => of.fn.coalesce('student.email', 'recruiter.email').as('email'))
    .select(mailLanguage('account.id').as('language'))
    .where('account.id', '=', accountId)
    .execute();
  return rows.flatMap(({ email, language }) => (email ? [{ email, language }] : []));
}

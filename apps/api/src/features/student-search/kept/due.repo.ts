import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail-language.repo.ts';
import { mailTiming } from '../../../mail-timing.repo.ts';
import { readKept } from './read-kept.ts';

/** Told of any of their searches since then: once a day is enough, however many they keep. */
const wasTold = (since: Date): RawBuilder<SqlBool> => sql`exists (
  select from kept_search as told
  where told.recruiter_id = recruiter.id and told.told_at > ${since})`;

/** Who still may search: in use, no interviewer, of a company that finds somebody. */
const readers = (db: Db, since: Date) =>
  db
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.id')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .where('account.disabled_at', 'is', null)
    .where('account.level', 'in', [0, 1, 2])
    .where('company.verified_at', 'is not', null)
    .where('company.suspended_at', 'is', null)
    .where((where) => where.not(wasTold(since)));

/** Those who keep a search with a notice and were not told of any since, one after the other by id. */
export const listDue = (db: Db, since: Date, { after, most }: { after: string; most: number }) =>
  readers(db, since)
    .where(
      sql<SqlBool>`exists (
        select from kept_search where recruiter_id = recruiter.id and notify)`,
    )
    .where('recruiter.id', '>', after)
    .select('recruiter.id')
    .orderBy('recruiter.id')
    .limit(most)
    .execute();

/** Locked, so that of two servers one tells. */
export const lockDue = (tx: Tx, id: string, since: Date) =>
  readers(tx, since)
    .where('recruiter.id', '=', id)
    .select(['recruiter.id', 'recruiter.email', 'recruiter.company_id as companyId'])
    .select(mailLanguage('recruiter.id').as('language'))
    .select(mailTiming('recruiter.id', 'searches').as('timing'))
    .forNoKeyUpdate('recruiter')
    .executeTakeFirst();

export async function listNoticed(tx: Tx, recruiterId: string) {
  const rows = await tx
    .selectFrom('kept_search')
    .select(['id', 'name', 'filter', 'known_until as knownUntil'])
    .where('recruiter_id', '=', recruiterId)
    .where('notify', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ filter, ...row }) => ({ ...row, filter: readKept(filter) }));
}

export async function noteTold(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('kept_search')
    .set({ known_until: now, told_at: now })
    .where('id', 'in', ids)
    .execute();
}

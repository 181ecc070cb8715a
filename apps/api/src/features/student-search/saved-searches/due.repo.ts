import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail/mail-language.repo.ts';
import { mailTiming } from '../../../mail/mail-timing.repo.ts';
import { worksWithStudents } from '../../account/account.query.ts';
import { readWholeSavedFilter } from './read-saved-filter.ts';

/** Recruiters due for a run: able to search, of a verified, unsuspended company. */
const readers = (db: Db, now: Date) =>
  db
    .selectFrom('recruiter')
    .innerJoin('company', 'company.id', 'recruiter.company_id')
    .where(worksWithStudents(sql.ref('recruiter.id')))
    .where('company.verified_at', 'is not', null)
    .where('company.suspended_at', 'is', null)
    .where(
      sql<SqlBool>`(recruiter.searches_rest_until is null or recruiter.searches_rest_until <= ${now})`,
    );

/** Due recruiters with at least one saved search that notifies, in pages by id. */
export const listDue = (db: Db, now: Date, { after, most }: { after: string; most: number }) =>
  readers(db, now)
    .where(
      sql<SqlBool>`exists (
        select from kept_search where recruiter_id = recruiter.id and notify)`,
    )
    .where('recruiter.id', '>', after)
    .select(['recruiter.id', 'recruiter.company_id as companyId'])
    .orderBy('recruiter.id')
    .limit(most)
    .execute();

/** Locked, so that only one server sends the notification. */
export const lockDue = (tx: Tx, id: string, now: Date) =>
  readers(tx, now)
    .where('recruiter.id', '=', id)
    .select(['recruiter.id', 'recruiter.email', 'recruiter.company_id as companyId'])
    .select(mailLanguage('recruiter.id').as('language'))
    .select(mailTiming('recruiter.id', 'searches').as('timing'))
    .forNoKeyUpdate('recruiter')
    .executeTakeFirst();

/** Skips searches with a removed criterion, since the rest would match other people. */
export async function listNotifying(db: Db, recruiterId: string) {
  const rows = await db
    .selectFrom('kept_search')
    .select(['id', 'name', 'filter', 'known_until as knownUntil'])
    .where('recruiter_id', '=', recruiterId)
    .where('notify', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ filter: stored, ...row }) => {
    const filter = readWholeSavedFilter(stored);
    return filter ? [{ ...row, filter }] : [];
  });
}

/** Students visible by `until` no longer count as new for these searches. */
export async function markKnown(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  await tx.updateTable('kept_search').set({ known_until: until }).where('id', 'in', ids).execute();
}

import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail/mail-language.repo.ts';
import { mailTiming } from '../../../mail/mail-timing.repo.ts';
import { worksWithStudents } from '../../account/account.query.ts';
import { readWholeKept } from './read-kept.ts';

/** Who may search and is due: in use, no interviewer, of a company that finds somebody. */
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

/** Those who are due and keep a search with a notice, one after the other by id. */
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

/** Locked, so that of two servers one tells. */
export const lockDue = (tx: Tx, id: string, now: Date) =>
  readers(tx, now)
    .where('recruiter.id', '=', id)
    .select(['recruiter.id', 'recruiter.email', 'recruiter.company_id as companyId'])
    .select(mailLanguage('recruiter.id').as('language'))
    .select(mailTiming('recruiter.id', 'searches').as('timing'))
    .forNoKeyUpdate('recruiter')
    .executeTakeFirst();

/** Of which all is still offered: a filter that lost something would fit people nobody asked for. */
export async function listNoticed(db: Db, recruiterId: string) {
  const rows = await db
    .selectFrom('kept_search')
    .select(['id', 'name', 'filter', 'known_until as knownUntil'])
    .where('recruiter_id', '=', recruiterId)
    .where('notify', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ filter: stored, ...row }) => {
    const filter = readWholeKept(stored);
    return filter ? [{ ...row, filter }] : [];
  });
}

/** Whoever had been shown by then is not new any more. */
export async function noteKnown(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  await tx.updateTable('kept_search').set({ known_until: until }).where('id', 'in', ids).execute();
}

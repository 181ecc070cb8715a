import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { readSavedFilter } from './read-saved-filter.ts';

export interface SearchOwner {
  companyId: string;
  accountId: string;
}

export async function listSavedSearches(db: Db, { companyId, accountId }: SearchOwner) {
  const rows = await db
    .selectFrom('kept_search')
    .select(['id', 'name', 'filter', 'notify'])
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ filter, ...row }) => ({ ...row, filter: readSavedFilter(filter) }));
}

/** Locks the recruiter, so that two tabs together cannot exceed the limit. */
export async function lockOwner(tx: Tx, { companyId, accountId }: SearchOwner): Promise<void> {
  await tx
    .selectFrom('recruiter')
    .select('id')
    .where('id', '=', accountId)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface Keeping {
  name: string;
  filter: StudentFilter;
  notify: boolean;
}

/**
 * Replaces a saved search of the same name, ignoring case. With an equal filter it keeps the time
 * of the last notification, so that new students since then are still notified.
 */
export async function insertSavedSearch(
  tx: Tx,
  { companyId, accountId }: SearchOwner,
  { name, filter, notify }: Keeping,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('kept_search')
    .values({
      company_id: companyId,
      recruiter_id: accountId,
      name,
      filter: JSON.stringify(filter),
      notify,
      kept_at: now,
      known_until: now,
    })
    .onConflict((conflict) =>
      conflict.expression(sql`recruiter_id, lower(name)`).doUpdateSet({
        name: sql<string>`excluded.name`,
        filter: sql<string>`excluded.filter`,
        notify: sql<boolean>`excluded.notify`,
        kept_at: sql<Date>`excluded.kept_at`,
        known_until: sql<Date>`case
          when kept_search.notify and kept_search.filter = excluded.filter
          then kept_search.known_until else excluded.known_until end`,
      }),
    )
    .execute();
}

export async function hasName(
  tx: Tx,
  { companyId, accountId }: SearchOwner,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('kept_search')
    .select('id')
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', accountId)
    .where('id', '<>', id)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return other !== undefined;
}

interface Change {
  name?: string | undefined;
  notify?: boolean | undefined;
}

/** Undefined if it is not the owner's. Students while notifications are off stay unnotified. */
export const updateSavedSearch = (
  tx: Tx,
  { companyId, accountId }: SearchOwner,
  id: string,
  { name, notify }: Change,
  now: Date,
) =>
  tx
    .updateTable('kept_search')
    .set({
      name: name ?? sql<string>`name`,
      ...(notify !== undefined && { notify, known_until: now }),
    })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();

export const deleteSavedSearch = (tx: Tx, { companyId, accountId }: SearchOwner, id: string) =>
  tx
    .deleteFrom('kept_search')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();

export async function deleteAllSavedSearches(
  tx: Tx,
  { companyId, accountId }: SearchOwner,
): Promise<void> {
  await tx
    .deleteFrom('kept_search')
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', accountId)
    .execute();
}

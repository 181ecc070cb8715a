import { minuteInJapan } from '@engawa/platform/clock/today';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { microsecondsOf, readDocument } from '../contents/public.ts';
import { changedAt } from '../posts/posts.query.ts';
import { type PostSearch, pageOf, postRows } from '../posts/public.ts';
import { howMany } from './events.query.ts';

const listed = (db: Db, companyId: string) =>
  postRows(db, companyId, 'event').select([
    'content.published',
    howMany('going').as('going'),
    howMany('waiting').as('waiting'),
  ]);

type StoredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirst']>>>;

const readListed = (row: StoredRow) => ({
  ...row,
  draft: readDocument('event')(row.draft),
  published: readDocument('event')(row.published),
});

export type ListedEventRow = ReturnType<typeof readListed>;

export async function findListed(
  db: Db,
  companyId: string,
  id: string,
): Promise<ListedEventRow | undefined> {
  const row = await listed(db, companyId).where('content.id', '=', id).executeTakeFirst();
  return row && readListed(row);
}

export async function listPage(db: Db, companyId: string, search: PostSearch, now: Date) {
  const order = { place: placeInList(minuteInJapan(now)), direction: 'asc' } as const;
  const found = await pageOf(listed(db, companyId), search, order);
  return { ...found, page: found.page.map(readListed) };
}

/** Microseconds, larger than the distance of any two times, so that groups do not mix. */
const groupSize = sql`100000000000000000`;

/**
 * The position in the list as one number: events without a date by last change, then coming events, the next
 * first, then past events, the latest first. `now` is Japanese local time.
 */
function placeInList(now: string) {
  const starts = sql`content.draft #>> '{common,startsAt}'`;
  const comes = sql`coalesce(content.draft #>> '{common,endsAt}', ${starts}) > ${now}`;
  const start = microsecondsOf(sql`(${starts})::timestamp`);
  const changed = microsecondsOf(changedAt);
  return sql<bigint>`case when ${starts} is null then -${changed}
    when ${comes} then ${groupSize} + ${start} else 2 * ${groupSize} - ${start} end`;
}

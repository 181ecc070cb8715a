import { contentLimits } from '@engawa/contract/contents/limits';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { hasChanges, mentions, nameInCharge } from '../contents/contents.query.ts';
import {
  isAfterCursor,
  microsecondsOf,
  placeText,
  readDocument,
  writeCursor,
} from '../contents/public.ts';
import { changedAt, postsOf } from '../posts/posts.query.ts';
import { howMany } from './events.query.ts';

/** In which texts a word is looked for. */
export const searchedFields = ['title', 'description', 'place'] as const;

const listed = (db: Db, companyId: string) =>
  db
    .selectFrom(postsOf('event').as('content'))
    .where('content.company_id', '=', companyId)
    .select([
      'content.id',
      'content.status',
      'content.draft',
      'content.published',
      changedAt.as('updatedAt'),
      'content.published_at as publishedAt',
      hasChanges.as('hasChanges'),
      nameInCharge.as('inCharge'),
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

interface EventSearch {
  status: EventStatusId | undefined;
  word: string | undefined;
  cursor: string | undefined;
  /** YYYY-MM-DDTHH:MM in Japan. */
  now: string;
}

/** One page, and where the next begins. */
export async function listPage(
  db: Db,
  companyId: string,
  { status, word, cursor, now }: EventSearch,
) {
  let query = listed(db, companyId);
  if (status) query = query.where('content.status', '=', status);
  if (word) query = query.where(mentions(word, searchedFields));
  const place = placeInList(now);
  if (cursor) query = query.where(isAfterCursor(cursor, place, 'asc'));
  const rows = await query
    .select(placeText(place).as('place'))
    .orderBy(place)
    .orderBy('content.id')
    .limit(contentLimits.perPage + 1)
    .execute();
  const some = rows.slice(0, contentLimits.perPage);
  const last = rows.length > some.length ? some.at(-1) : undefined;
  return { page: some.map(readListed), nextCursor: last ? writeCursor(last) : null };
}

/** Further apart than any two moments are, in microseconds. */
const groupSize = sql`100000000000000000`;

/**
 * One number for the order: what has no date yet, the last changed first; what comes, the next first;
 * what is over, the last first.
 */
function placeInList(now: string) {
  const starts = sql`content.draft #>> '{common,startsAt}'`;
  const comes = sql`coalesce(content.draft #>> '{common,endsAt}', ${starts}) > ${now}`;
  const start = microsecondsOf(sql`(${starts})::timestamp`);
  const changed = microsecondsOf(changedAt);
  return sql<bigint>`case when ${starts} is null then -${changed}
    when ${comes} then ${groupSize} + ${start} else 2 * ${groupSize} - ${start} end`;
}

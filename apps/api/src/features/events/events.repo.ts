import { contentLimits } from '@engawa/contract/contents/limits';
import type { EventApplicationStateId } from '@engawa/contract/reference/contents/event-application-states';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database.ts';
import { hasChanges, mentions, readDocument } from '../contents/public.ts';

/** In which texts a word is looked for. */
export const searchedFields = ['title', 'description', 'place'] as const;

const listed = (db: Db, companyId: string) =>
  db
    .selectFrom('post')
    .innerJoin('content', 'content.id', 'post.id')
    .where('content.company_id', '=', companyId)
    .where('post.kind', '=', 'event')
    .select([
      'post.id',
      'post.status',
      'content.draft',
      'content.updated_at as updatedAt',
      'content.published_at as publishedAt',
      hasChanges.as('hasChanges'),
      howMany('going').as('going'),
      howMany('waiting').as('waiting'),
    ]);

const howMany = (state: EventApplicationStateId) => sql<number>`(
  select count(*) from event_application
  where event_application.event_id = post.id and event_application.state = ${state})`;

type StoredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirst']>>>;

const readListed = (row: StoredRow) => ({ ...row, draft: readDocument('event')(row.draft) });

export type ListedEventRow = ReturnType<typeof readListed>;

export async function findListed(
  db: Db,
  companyId: string,
  id: string,
): Promise<ListedEventRow | undefined> {
  const row = await listed(db, companyId).where('post.id', '=', id).executeTakeFirst();
  return row && readListed(row);
}

interface EventSearch {
  status: EventStatusId | undefined;
  word: string | undefined;
  cursor: string | undefined;
  /** YYYY-MM-DDTHH:MM in Japan. */
  now: string;
}

/** One page, and the id after which the next begins. */
export async function listPage(
  db: Db,
  companyId: string,
  { status, word, cursor, now }: EventSearch,
) {
  let query = listed(db, companyId);
  if (status) query = query.where('post.status', '=', status);
  if (word) query = query.where(mentions(word, searchedFields));
  if (cursor) query = query.where(isAfter(cursor, companyId, now));
  const { group, rank } = placeInList('content', now);
  const rows = await query
    .orderBy(group)
    .orderBy(rank)
    .orderBy('content.id')
    .limit(contentLimits.perPage + 1)
    .execute();
  const page = rows.slice(0, contentLimits.perPage).map(readListed);
  return { page, nextCursor: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

/** What has no date yet, the last changed first; what comes, the next first; what is over, the last first. */
function placeInList(table: 'content' | 'last', now: string) {
  const draft = sql.ref(`${table}.draft`);
  const starts = sql`${draft} #>> '{common,startsAt}'`;
  const comes = sql`coalesce(${draft} #>> '{common,endsAt}', ${starts}) > ${now}`;
  const start = sql`extract(epoch from (${starts})::timestamp)`;
  const changed = sql`extract(epoch from ${sql.ref(`${table}.updated_at`)})`;
  return {
    group: sql`case when ${starts} is null then 0 when ${comes} then 1 else 2 end`,
    rank: sql`case when ${starts} is null then -${changed} when ${comes} then ${start} else -${start} end`,
  };
}

/** The list begins anew after one that is no longer there. */
function isAfter(cursor: string, companyId: string, now: string) {
  const [one, last] = [placeInList('content', now), placeInList('last', now)];
  return sql<SqlBool>`coalesce((${one.group}, ${one.rank}, content.id) > (
    select ${last.group}, ${last.rank}, last.id from content last
    where last.id = ${cursor} and last.company_id = ${companyId}), true)`;
}

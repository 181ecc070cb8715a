import type { PostKind } from '@engawa/contract/contents/kinds';
import { contentLimits } from '@engawa/contract/contents/limits';
import type { AdditionalContentStatusId } from '@engawa/contract/reference/contents/additional-content-statuses';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import { type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { hasChanges, mentions, nameInCharge } from '../contents/contents.query.ts';
import {
  type Documents,
  isAfterCursor,
  microsecondsOf,
  placeText,
  readDocument,
  writeCursor,
} from '../contents/public.ts';
import { changedAt, postsOf } from './posts.query.ts';

const posts = (db: Db, companyId: string, kind: PostKind) =>
  db.selectFrom(postsOf(kind).as('content')).where('content.company_id', '=', companyId);

type PostTables =
  ReturnType<typeof posts> extends SelectQueryBuilder<infer All, infer _Named, infer _Row>
    ? All
    : never;

export const postRows = (db: Db, companyId: string, kind: PostKind) =>
  posts(db, companyId, kind).select([
    'content.id',
    'content.status',
    'content.draft',
    changedAt.as('updatedAt'),
    'content.published_at as publishedAt',
    hasChanges.as('hasChanges'),
    nameInCharge.as('inCharge'),
  ]);

/** Articles and tips have no limited audience. */
export type PostStatus<K extends PostKind> = K extends 'event'
  ? EventStatusId
  : AdditionalContentStatusId;

type StoredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof postRows>['executeTakeFirst']>>>;
export type PostRow<K extends PostKind = PostKind> = Omit<StoredRow, 'draft' | 'status'> & {
  draft: Documents[K];
  status: PostStatus<K>;
};

const readPost = <K extends PostKind>(kind: K, row: StoredRow): PostRow<K> => ({
  ...row,
  status: row.status as PostStatus<K>,
  draft: readDocument(kind)(row.draft),
});

export async function findPost<K extends PostKind>(
  db: Db,
  companyId: string,
  kind: K,
  id: string,
): Promise<PostRow<K> | undefined> {
  const row = await postRows(db, companyId, kind).where('content.id', '=', id).executeTakeFirst();
  return row && readPost(kind, row);
}

export interface PostSearch<K extends PostKind = PostKind> {
  kind: K;
  status: EventStatusId | undefined;
  word: string | undefined;
  cursor: string | undefined;
  fields: readonly string[];
}

interface ListOrder {
  /** Sort key as a whole number; ties are ordered by id. */
  place: RawBuilder<bigint>;
  direction: 'asc' | 'desc';
}

export async function pageOf<Row extends { id: string }>(
  rows: SelectQueryBuilder<PostTables, 'content', Row>,
  { status, word, cursor, fields }: Omit<PostSearch, 'kind'>,
  { place, direction }: ListOrder,
) {
  let query = rows;
  if (status) query = query.where('content.status', '=', status);
  if (word) query = query.where(mentions(word, fields));
  if (cursor) query = query.where(isAfterCursor(cursor, place, direction));
  const listed = query
    .select(placeText(place).as('place'))
    .orderBy(place, direction)
    .orderBy('content.id', direction)
    .limit(contentLimits.perPage + 1);
  const found = (await listed.execute()) as (Row & { place: string })[];
  const page = found.slice(0, contentLimits.perPage);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return { page, nextCursor: last ? writeCursor(last) : null };
}

const lastChangedFirst: ListOrder = { place: microsecondsOf(changedAt), direction: 'desc' };

export async function listPosts<K extends PostKind>(
  db: Db,
  companyId: string,
  search: PostSearch<K>,
) {
  const { kind } = search;
  const found = await pageOf(postRows(db, companyId, kind), search, lastChangedFirst);
  return { ...found, page: found.page.map((row) => readPost(kind, row)) };
}

export async function countPosts(
  db: Db,
  companyId: string,
  { kind, word, fields }: Pick<PostSearch, 'kind' | 'word' | 'fields'>,
): Promise<Record<string, number>> {
  let query = posts(db, companyId, kind)
    .select((of) => ['content.status', of.fn.countAll<number>().as('count')])
    .groupBy('content.status');
  if (word) query = query.where(mentions(word, fields));
  const found = await query.execute();
  const counts = Object.fromEntries(found.map(({ status, count }) => [status, count]));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    all,
    public: 0,
    private: 0,
    draft: 0,
    ...(kind === 'event' && { limited: 0 }),
    ...counts,
  };
}

export async function putStatus(
  tx: Tx,
  kind: PostKind,
  id: string,
  status: EventStatusId,
  now: Date,
): Promise<void> {
  const change = { status, status_changed_at: now };
  await tx
    .insertInto('post')
    .values({ id, kind, ...change })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();
}

export async function readStatus(tx: Tx, id: string): Promise<EventStatusId> {
  const row = await tx
    .selectFrom('post')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.status;
}

export const lockPost = (tx: Tx, kind: PostKind, id: string) =>
  tx
    .selectFrom('post')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();

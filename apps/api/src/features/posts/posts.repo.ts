import { contentLimits } from '@engawa/contract/contents/limits';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import { sql } from 'kysely';
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
import type { PostKind } from './posts.tables.ts';

const posts = (db: Db, companyId: string, kind: PostKind) =>
  db.selectFrom(postsOf(kind).as('content')).where('content.company_id', '=', companyId);

const place = microsecondsOf(changedAt);

const rows = (db: Db, companyId: string, kind: PostKind) =>
  posts(db, companyId, kind).select([
    'content.id',
    'content.status',
    'content.draft',
    changedAt.as('updatedAt'),
    'content.published_at as publishedAt',
    hasChanges.as('hasChanges'),
    nameInCharge.as('inCharge'),
    placeText(place).as('place'),
  ]);

type StoredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirst']>>>;
export type PostRow<K extends PostKind = PostKind> = Omit<StoredRow, 'draft'> & {
  draft: Documents[K];
};

const readPost = <K extends PostKind>(kind: K, row: StoredRow): PostRow<K> => ({
  ...row,
  draft: readDocument(kind)(row.draft),
});

export async function findPost<K extends PostKind>(
  db: Db,
  companyId: string,
  kind: K,
  id: string,
): Promise<PostRow<K> | undefined> {
  const row = await rows(db, companyId, kind).where('content.id', '=', id).executeTakeFirst();
  return row && readPost(kind, row);
}

export interface PostSearch<K extends PostKind = PostKind> {
  kind: K;
  status: EventStatusId | undefined;
  word: string | undefined;
  cursor: string | undefined;
  /** In which texts the word is looked for. */
  fields: readonly string[];
}

/** One page, the last changed first, and where the next begins. */
export async function listPosts<K extends PostKind>(
  db: Db,
  companyId: string,
  search: PostSearch<K>,
) {
  const { kind, status, word, cursor, fields } = search;
  let query = rows(db, companyId, kind);
  if (status) query = query.where('content.status', '=', status);
  if (word) query = query.where(mentions(word, fields));
  if (cursor) query = query.where(isAfterCursor(cursor, place, 'desc'));
  const found = await query
    .orderBy(changedAt, 'desc')
    .orderBy('content.id', 'desc')
    .limit(contentLimits.perPage + 1)
    .execute();
  const page = found.slice(0, contentLimits.perPage).map((row) => readPost(kind, row));
  const last = found.length > page.length ? page.at(-1) : undefined;
  return { page, nextCursor: last ? writeCursor(last) : null };
}

/** How many there are of each status, and of all. */
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

/** Another change of the post waits until the transaction ends. */
export const lockPost = (tx: Tx, kind: PostKind, id: string) =>
  tx
    .selectFrom('post')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();

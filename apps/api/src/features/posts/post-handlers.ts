import type { PostKind } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import { missingFields } from '@engawa/contract/contents/publish-faults';
import type { EventStatusFilterId } from '@engawa/contract/reference/contents/event-statuses';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../database.ts';
import {
  type ContentCall,
  type Documents,
  findContent,
  picturesIn,
  presentEditing,
  removeContent,
} from '../contents/public.ts';
import { listPictures } from '../files/public.ts';
import {
  countPosts,
  findPost,
  listPosts,
  type PostRow,
  type PostSearch,
  type PostStatus,
} from './posts.repo.ts';
import { changePostStatus, type PostCall, savePost } from './save-post.ts';

interface ReadCall {
  db: Db;
  actor: CompanyActor;
  now: Date;
}

type WithId = { params: { id: string } };

interface ListCall extends ReadCall {
  query: {
    status?: EventStatusFilterId | undefined;
    word?: string | undefined;
    cursor?: string | undefined;
  };
}

interface Listing<K extends PostKind, List extends string, Row, Shown> {
  kind: K;
  list: List;
  /** Text fields that the free word searches. */
  searched: readonly string[];
  readPage: (
    db: Db,
    companyId: string,
    search: PostSearch<K>,
    now: Date,
  ) => Promise<{ page: Row[]; nextCursor: string | null }>;
  present: (row: Row, now: Date) => Shown;
}

export const listOf =
  <K extends PostKind, List extends string, Row extends { draft: object }, Shown>({
    kind,
    list,
    searched,
    readPage,
    present,
  }: Listing<K, List, Row, Shown>) =>
  async ({ db, actor, query, now }: ListCall) => {
    const { companyId } = actor;
    const { word, cursor } = query;
    const status = query.status === 'all' ? undefined : query.status;
    const search = { kind, status, word, cursor, fields: searched };
    const { page, nextCursor } = await readPage(db, companyId, search, now);
    const pictures = page.flatMap(({ draft }) => picturesIn(kind, draft));
    const rows = { [list]: page.map((row) => present(row, now)) } as Record<List, Shown[]>;
    return {
      ...rows,
      counts: await countPosts(db, companyId, search),
      nextCursor,
      images: await listPictures(db, companyId, pictures),
    };
  };

export async function openPost<K extends PostKind>(
  kind: K,
  { db, actor, params }: ReadCall & WithId,
) {
  const { companyId } = actor;
  const content = found(await findContent(db, companyId, kind, params.id));
  const { status } = found(await findPost(db, companyId, kind, params.id));
  return {
    post: { id: content.id, status, ...presentEditing(content), content: content.draft },
    images: await listPictures(db, companyId, picturesIn(kind, content.draft)),
  };
}

type SaveBody<K extends PostKind> = Record<`${K}Id`, string | null> &
  Documents[K] & { version: number; inStep: string[]; status: PostStatus<K> };

type StatusBody<K extends PostKind> = Record<`${K}Id`, string> & { status: PostStatus<K> };

type Listed<K extends PostKind, List extends string, Shown> = Pick<
  Listing<K, List, PostRow<K>, Shown>,
  'kind' | 'list' | 'searched' | 'present'
>;

/** Handlers for articles and tips. Saving events has more rules, so they have their own. */
export function postHandlers<K extends 'article' | 'tip', List extends string, Shown>(
  listing: Listed<K, List, Shown>,
) {
  const { kind, present } = listing;
  const named = <T>(value: T) => ({ [kind]: value }) as Record<K, T>;
  const faultsOf = (draft: Documents[K]) => missingFields(outlines[kind], draft);
  return {
    list: listOf({ ...listing, readPage: listPosts }),
    show: async (call: ReadCall & WithId) => {
      const { post, images } = await openPost(kind, call);
      return { ...named(post), images };
    },
    save: (call: PostCall & { body: SaveBody<K> }) => {
      const { version, inStep, status, jp, en, common } = call.body;
      const id = call.body[`${kind}Id` as const];
      const draft = { jp, en, common } as Documents[K];
      return savePost(call, { kind, id, version, draft, inStep, status, faultsOf });
    },
    changeStatus: async (call: PostCall & { body: StatusBody<K> }) => {
      const id = call.body[`${kind}Id` as const];
      await changePostStatus(call, { kind, id, status: call.body.status }, faultsOf);
      const row = found(await findPost(call.tx, call.actor.companyId, kind, id));
      return named(present(row, call.now));
    },
    remove: async (call: ContentCall & WithId) => {
      await removeContent(call, kind, call.params.id);
      return {};
    },
  };
}

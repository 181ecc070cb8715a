import type { listArticles, showArticle } from '@engawa/contract/articles/company';
import type { PostKind } from '@engawa/contract/contents/kinds';
import type { JsonEndpoint, ReplyOf } from '@engawa/contract/endpoint';
import type { listEvents, showEvent } from '@engawa/contract/events/company';
import type { Localized } from '@engawa/contract/language';
import type {
  EventStatusFilterId,
  EventStatusId,
} from '@engawa/contract/reference/contents/event-statuses';
import type { listTips, showTip } from '@engawa/contract/tips/company';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ListRoute } from '../../../shared/navigation/use-list-place.ts';
import type { ContentImage } from '../frame/form/content-types.ts';
import { type Filters, type ListedPage, restOf } from '../list/use-content-list.ts';

interface Posts {
  event: {
    row: ReplyOf<typeof listEvents>['eventPostingList'][number];
    post: ReplyOf<typeof showEvent>['event'];
  };
  article: {
    row: ReplyOf<typeof listArticles>['additionalContents'][number];
    post: ReplyOf<typeof showArticle>['article'];
  };
  tip: {
    row: ReplyOf<typeof listTips>['senpaiTips'][number];
    post: ReplyOf<typeof showTip>['tip'];
  };
}

export type PostRow<K extends PostKind> = Posts[K]['row'];
export type Post<K extends PostKind> = Posts[K]['post'];

type PostWords = Record<
  'heading' | 'intro' | 'create' | 'none' | 'noneText' | 'newOne' | 'editOne',
  string
>;

interface Table<Id> {
  entries: readonly { id: Id; name: Localized }[];
}

/** What the list and the editor do differently for events, articles or tips. */
export interface PostOf<K extends PostKind> {
  kind: K;
  calls: Record<'list' | 'show' | 'save' | 'changeStatus' | 'remove', JsonEndpoint>;
  /** The field of the reply that holds the list. */
  list: string;
  route: ListRoute;
  /** The editor's path; without an id, for a new post. */
  editorOf: (id?: string) => Pick<LinkProps, 'to' | 'params'>;
  words: PostWords;
  icon: ReactNode;
  statuses: Table<EventStatusId>;
  filters: Table<EventStatusFilterId>;
  pictureOf: (row: PostRow<K>) => string | null | undefined;
  /** The pictures show people. */
  portraits?: boolean;
  noteOf?: (row: PostRow<K>) => ReactNode;
}

export async function readPosts<K extends PostKind>(
  { calls, list }: PostOf<K>,
  filters: Filters,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const query = { status: filters.status, ...restOf(filters, cursor) };
  const { [list]: rows, ...rest } = await call(calls.list, { query }, { signal });
  return { ...rest, rows } as ListedPage<PostRow<K>>;
}

/** A post as its editor opens it; a new one has no post yet. */
export interface OpenedPost<K extends PostKind> {
  post?: Post<K>;
  images: readonly ContentImage[];
}

export async function openPost<K extends PostKind>(
  { kind, calls }: PostOf<K>,
  id: string,
): Promise<OpenedPost<K>> {
  if (id === 'new') return { images: [] };
  const { [kind]: post, images } = await call(calls.show, { params: { id } });
  return { post, images } as OpenedPost<K>;
}

import type { PostKind } from '@engawa/contract/contents/kinds';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Id } from '../../query.ts';
import { contentsOf } from '../contents/contents.query.ts';

/** Events, articles or tips with their status; `content` in the statement around. */
export const postsOf = (kind: PostKind) =>
  contentsOf(kind)
    .innerJoin('post', 'post.id', 'content.id')
    .select(['post.status', 'post.status_changed_at']);

/** When a post was last written or its status was changed, whichever was later. */
export const changedAt = sql<Date>`greatest(content.updated_at, content.status_changed_at)`;

/** The status of a content, where it is a post. */
export const postStatusOf = (content: Id): RawBuilder<EventStatusId | null> =>
  sql<EventStatusId | null>`(select post.status from post where post.id = ${content})`;

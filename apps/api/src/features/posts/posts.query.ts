import type { PostKind } from '@engawa/contract/contents/kinds';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import { sql } from 'kysely';
import { contentsOf } from '../contents/contents.query.ts';

/** Posts with their status; surrounding statements alias the subselect as `content`. */
export const postsOf = (kind: PostKind) =>
  contentsOf(kind)
    .innerJoin('post', 'post.id', 'content.id')
    .select(['post.status', 'post.status_changed_at']);

/** When a post was last written or its status was changed, whichever was later. */
export const changedAt = sql<Date>`greatest(content.updated_at, content.status_changed_at)`;

/** The status of posts, for joins with contents of any kind. Raw SQL, as `jobStatuses` is. */
export const postStatuses = sql<{ id: string; status: EventStatusId }>`(
  select post.id, post.status from post)`;

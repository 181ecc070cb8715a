import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';

/** What there is of an event, an article or a tip beside its content. */
export type PostKind = 'event' | 'article' | 'tip';

export interface PostTables {
  post: {
    id: string;
    kind: PostKind;
    /** Articles and tips are never limited. */
    status: EventStatusId;
    status_changed_at: Date;
  };
}

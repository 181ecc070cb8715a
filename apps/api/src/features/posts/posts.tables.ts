import type { PostKind } from '@engawa/contract/contents/kinds';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';

export interface PostTables {
  /** What there is of an event, an article or a tip beside its content. */
  post: {
    id: string;
    kind: PostKind;
    /** Articles and tips are never limited. */
    status: EventStatusId;
    status_changed_at: Date;
  };
}

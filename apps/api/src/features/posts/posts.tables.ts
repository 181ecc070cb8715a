import type { PostKind } from '@engawa/contract/contents/kinds';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';

export interface PostTables {
  /** The columns of events, articles and tips besides those of `content`. */
  post: {
    id: string;
    kind: PostKind;
    /** Articles and tips are never limited. */
    status: EventStatusId;
    status_changed_at: Date;
  };
}

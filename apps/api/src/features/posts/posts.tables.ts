import type { PostKind } from '@engawa/contract/contents/kinds';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';

export interface PostTables {
  /** Columns of events, articles and tips beside those of `content`. */
  post: {
    id: string;
    kind: PostKind;
    /** Articles and tips have no limited audience. */
    status: EventStatusId;
    status_changed_at: Date;
  };
}

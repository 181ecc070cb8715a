import type { PostKind } from '@engawa/contract/contents/kinds';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';

export interface PostTables {
  post: {
    id: string;
    kind: PostKind;
    /** Articles and tips have no limited audience. */
    status: EventStatusId;
    status_changed_at: Date;
  };
}

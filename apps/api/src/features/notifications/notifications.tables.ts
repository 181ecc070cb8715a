import type { NoticeKind } from '@engawa/contract/notifications/schemas';

export interface NotificationTables {
  notice_count: { account_id: string; kind: NoticeKind; unread: number };
}

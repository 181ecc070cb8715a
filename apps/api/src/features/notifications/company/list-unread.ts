import type { listUnreadNotifications as endpoint } from '@engawa/contract/notifications/company';
import type { Handler } from '../../../handler.ts';
import { presentNotification } from '../notification.present.ts';
import { listNotifications } from '../notifications.repo.ts';

export const listUnread: Handler<typeof endpoint> = async ({ db, actor, query }) => {
  const { cursor } = query;
  const { page, nextCursor } = await listNotifications(db, actor.accountId, {
    cursor,
    unreadOnly: true,
  });
  return { notificationsDetail: page.map(presentNotification), nextCursor };
};

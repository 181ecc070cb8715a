import type { listAllNotifications as endpoint } from '@engawa/contract/notifications/company';
import type { Handler } from '../../../handler.ts';
import { presentNotification } from '../notification.present.ts';
import { listNotifications } from '../notifications.repo.ts';

export const listAll: Handler<typeof endpoint> = async ({ db, actor, query }) => {
  const { cursor } = query;
  const { page, nextCursor } = await listNotifications(db, actor.accountId, { cursor });
  return { notificationsDetailAll: page.map(presentNotification), nextCursor };
};

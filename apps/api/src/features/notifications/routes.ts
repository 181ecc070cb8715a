/**
 * Feature notifications. Notifications in the product, written in the transaction that causes them
 * (`notify`), marked as read when done (`settle`). Badges are counted, not stored. Decision 045.
 */

import * as company from '@engawa/contract/notifications/company';
import * as student from '@engawa/contract/notifications/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { Badges } from './badges.ts';
import { countNotices as countForRecruiter } from './company/count-notices.ts';
import { listUnread } from './company/list-unread.ts';
import { presentNotification } from './notification.present.ts';
import { listNotifications } from './notifications.repo.ts';
import { readNotification as markRead } from './read-notification.ts';
import { countNotices as countForStudent } from './student/count-notices.ts';

export const notificationRoutes = (badges: Badges) => [
  bind(student.countStudentNotices, countForStudent(badges)),
  bind(student.readStudentNotification, async (call) => {
    await markRead(call, call.actor.accountId, call.params.id);
    return {};
  }),
  bind(company.countCompanyNotices, countForRecruiter(badges)),
  bind(company.listUnreadNotifications, listUnread),
  bind(company.listAllNotifications, async ({ db, actor, query }) => {
    const { cursor } = query;
    const { page, nextCursor } = await listNotifications(db, actor.accountId, { cursor });
    return { notificationsDetailAll: page.map(presentNotification), nextCursor };
  }),
  bind(company.readCompanyNotification, async (call) => {
    await markRead(call, call.actor.accountId, call.params.id);
    return {};
  }),
];

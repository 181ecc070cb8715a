import type { countStudentNotices } from '@engawa/contract/notifications/student';
import type { Handler } from '../../../handler.ts';
import type { Badges } from '../badges.ts';
import { presentNotification } from '../notification.present.ts';
import { countUnread, listNotifications } from '../notifications.repo.ts';

/** Polled on every navigation, so the list itself is not read. */
const noDetail = { page: [], nextCursor: null };

export const countNotices =
  (badges: Badges): Handler<typeof countStudentNotices> =>
  async ({ db, actor, query, now }) => {
    const { accountId } = actor;
    const [connects, messages, notifications, { page, nextCursor }] = await Promise.all([
      badges.connects.forStudent(db, accountId, now),
      badges.messages.forStudent(db, accountId),
      countUnread(db, accountId),
      query.detail ? listNotifications(db, accountId, { cursor: query.cursor }) : noDetail,
    ]);
    return {
      notice: { connects, messages, notifications },
      notificationsDetail: page.map(presentNotification),
      nextCursor,
    };
  };

import type { countCompanyNotices } from '@engawa/contract/notifications/company';
import type { Handler } from '../../../handler.ts';
import type { Badges } from '../badges.ts';
import { countUnread } from '../notifications.repo.ts';

export const countNotices =
  (badges: Badges): Handler<typeof countCompanyNotices> =>
  async ({ db, actor, now }) => {
    // Interviewers do not see the connections.
    const handlesConnects = actor.level !== 3;
    const [connects, notifications] = await Promise.all([
      handlesConnects ? badges.connects.forCompany(db, actor.companyId, now) : 0,
      countUnread(db, actor.accountId),
    ]);
    return { notice: { connects, messages: 0, apply: 0, connectsAccept: 0, notifications } };
  };

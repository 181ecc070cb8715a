import type { countCompanyNotices } from '@engawa/contract/notifications/company';
import type { Handler } from '../../../handler.ts';
import type { Badges } from '../badges.ts';
import { countUnread } from '../notifications.repo.ts';

export const countNotices =
  (badges: Badges): Handler<typeof countCompanyNotices> =>
  async ({ db, actor, now }) => {
    // Interviewers see no connections, and only threads of applicants.
    const recruits = actor.level !== 3;
    const [connects, messages, apply, connectsAccept, notifications] = await Promise.all([
      recruits ? badges.connects.forCompany(db, actor.companyId, now) : 0,
      badges.messages.forCompany(db, actor),
      badges.apply(db, actor),
      recruits ? badges.connectsAccept(db, actor.companyId) : 0,
      countUnread(db, actor.accountId),
    ]);
    return { notice: { connects, messages, apply, connectsAccept, notifications } };
  };

import type { countCompanyNotices } from '@engawa/contract/notifications/company';
import type { Handler } from '../../../handler.ts';
import { countWaiting } from '../../connect/public.ts';
import { readNotice } from '../notice-count.repo.ts';

export const countNotices: Handler<typeof countCompanyNotices> = async ({ db, actor, now }) => ({
  notice: {
    ...(await readNotice(db, actor.accountId)),
    // Interviewers do not see the connections.
    connects: actor.level === 3 ? 0 : await countWaiting.forCompany(db, actor.companyId, now),
  },
});

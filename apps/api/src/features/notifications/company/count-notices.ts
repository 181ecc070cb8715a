import type { countCompanyNotices } from '@engawa/contract/notifications/company';
import type { Handler } from '../../../handler.ts';
import { readNotice } from '../notice-count.repo.ts';

export const countNotices: Handler<typeof countCompanyNotices> = async ({ db, actor }) => ({
  notice: await readNotice(db, actor.accountId),
});

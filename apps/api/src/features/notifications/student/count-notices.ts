import type { countStudentNotices } from '@engawa/contract/notifications/student';
import type { Handler } from '../../../handler.ts';
import { readNotice } from '../notice-count.repo.ts';

export const countNotices: Handler<typeof countStudentNotices> = async ({ db, actor }) => ({
  notice: await readNotice(db, actor.accountId),
});

import type { countStudentNotices } from '@engawa/contract/notifications/student';
import type { Handler } from '../../../handler.ts';
import { countWaiting } from '../../connect/public.ts';
import { readNotice } from '../notice-count.repo.ts';

export const countNotices: Handler<typeof countStudentNotices> = async ({ db, actor, now }) => ({
  notice: {
    ...(await readNotice(db, actor.accountId)),
    connects: await countWaiting.forStudent(db, actor.accountId, now),
  },
});

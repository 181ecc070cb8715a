import type { listStudentThreads as endpoint } from '@engawa/contract/messages/student';
import type { Handler } from '../../../handler.ts';
import { presentForStudent } from '../messages.present.ts';
import { listForStudent } from '../threads/student-threads.repo.ts';

export const listThreads: Handler<typeof endpoint> = async ({ db, actor, query }) => {
  const search = { unread: query.unread !== undefined, cursor: query.cursor };
  const { page, nextCursor } = await listForStudent(db, actor.accountId, search);
  return { threads: page.map((row) => presentForStudent(row)), nextCursor };
};

import type { listStudentConnects as endpoint } from '@engawa/contract/connect/student';
import type { Handler } from '../../../handler.ts';
import { presentForStudent } from '../connect.present.ts';
import { whichOf } from '../lists/connect-list.repo.ts';
import { countForStudent, listForStudent } from '../lists/student-connections.repo.ts';

export const listConnects: Handler<typeof endpoint> = async ({ db, actor, query, now }) => {
  const search = { which: whichOf(query.req), cursor: query.cursor, now };
  const { page, nextCursor } = await listForStudent(db, actor.accountId, search);
  return {
    connects: page.map((row) => presentForStudent(row, now)),
    counts: await countForStudent(db, actor.accountId, now),
    nextCursor,
  };
};

import type { showStudentConnect as endpoint } from '@engawa/contract/connect/student';
import type { Handler } from '../../../handler.ts';
import { readStudentConnect } from '../read-connect.ts';

export const showConnect: Handler<typeof endpoint> = async ({ db, actor, params, now }) => ({
  connect: await readStudentConnect(db, { student: actor.accountId, company: params.id }, now),
});

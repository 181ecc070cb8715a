import type { deleteStudentFile } from '@engawa/contract/files/student';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../lock-student.repo.ts';
import { discardFile } from '../discard-file.ts';

export const deleteFile: Handler<typeof deleteStudentFile> = async (call) => {
  await lockStudent(call.tx, call.actor.accountId);
  await discardFile(call, call.body.id);
  call.concerns(call.body.id);
  return {};
};

import type { deleteEntry as endpoint } from '@engawa/contract/scholarship/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../people/lock-student.repo.ts';
import { deleteEntryRow, lockEntry } from '../entries/entries.repo.ts';
import { attachFiles } from '../entries/entry-files.ts';
import { openProgramme } from '../open-programme.ts';

export const deleteEntry: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, params, now } = call;
  await lockStudent(tx, actor.accountId);
  const { id, programmeId } = found(await lockEntry(tx, actor.accountId, params.id));
  call.concerns(id);
  await openProgramme(tx, programmeId, now);
  await attachFiles(call, id, []);
  await deleteEntryRow(tx, id);
  return {};
};

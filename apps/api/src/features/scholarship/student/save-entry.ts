import type { saveEntry as endpoint } from '@engawa/contract/scholarship/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../people/lock-student.repo.ts';
import { lockEntry, readEntry, updateEntry } from '../entries/entries.repo.ts';
import { attachFiles } from '../entries/entry-files.ts';
import { checkOffered, openProgramme } from '../open-programme.ts';
import { presentEntry } from '../scholarship.present.ts';

export const saveEntry: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, params, body, language, now } = call;
  await lockStudent(tx, actor.accountId);
  const { id, programmeId, category } = found(await lockEntry(tx, actor.accountId, params.id));
  call.concerns(id);
  const programme = await openProgramme(tx, programmeId, now);
  // An entry may stay in a category that is no longer offered; only a new choice is checked.
  if (body.category !== category) checkOffered(programme, body.category, language);
  const { fileIds, ...content } = body;
  await updateEntry(tx, { id, ...content }, now);
  await attachFiles(call, id, fileIds);
  return { entry: presentEntry(await readEntry(tx, id)) };
};

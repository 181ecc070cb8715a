import type { addEntry as endpoint } from '@engawa/contract/scholarship/student';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudent } from '../../../people/lock-student.repo.ts';
import { insertEntry, readEntry } from '../entries/entries.repo.ts';
import { attachFiles } from '../entries/entry-files.ts';
import { checkOffered, openProgramme } from '../open-programme.ts';
import { presentEntry } from '../scholarship.present.ts';

export const addEntry: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, language, now } = call;
  await lockStudent(tx, actor.accountId);
  checkOffered(await openProgramme(tx, body.programmeId, now), body.category, language);
  const { fileIds, ...content } = body;
  const entry = { ...content, studentId: actor.accountId };
  const id = (await insertEntry(tx, entry, now)) ?? refuse('category_taken');
  call.concerns(id);
  await attachFiles(call, id, fileIds);
  return { entry: presentEntry(await readEntry(tx, id)) };
};

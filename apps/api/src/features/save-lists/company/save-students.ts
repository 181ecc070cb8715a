import { saveListLimits } from '@engawa/contract/save-lists/limits';
import type { saveStudents as endpoint } from '@engawa/contract/save-lists/students';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockPeopleOf } from '../lists.repo.ts';
import { addStudents, countIn, lockReadable } from '../saved.repo.ts';

export const saveStudents: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now, concerns } = call;
  const { companyId, accountId } = actor;
  const { listId } = body;
  const readable = await lockReadable(
    tx,
    companyId,
    body.students.map(({ id }) => id),
  );
  found((await lockPeopleOf(tx, companyId, [listId])).has(listId.toLowerCase()) || undefined);
  concerns(listId);
  // Skipped silently: a refusal would reveal that a student has blocked the company.
  const students = body.students.flatMap(({ id, note = null }) =>
    readable.has(id.toLowerCase()) ? [{ id, note }] : [],
  );
  found(students.length > 0 || undefined);
  const added = await addStudents(tx, { listId, by: accountId, now }, students);
  const count = saveListLimits.students;
  if ((await countIn(tx, { companyId, listId })) > count)
    refuse('save_list_full', { details: { count } });
  return { added };
};

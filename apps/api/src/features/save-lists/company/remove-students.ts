import type { removeStudents as endpoint } from '@engawa/contract/save-lists/students';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockPeopleOf } from '../lists.repo.ts';
import { deleteStudents } from '../saved.repo.ts';

export const removeStudents: Handler<typeof endpoint> = async ({ tx, actor, body, concerns }) => {
  const { companyId } = actor;
  const { listId, studentIds } = body;
  const lists = await lockPeopleOf(tx, companyId, [listId]);
  found(lists.has(listId.toLowerCase()) || undefined);
  concerns(listId);
  return { removed: await deleteStudents(tx, { companyId, listId }, studentIds) };
};

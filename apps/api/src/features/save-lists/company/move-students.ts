import { saveListLimits } from '@engawa/contract/save-lists/limits';
import type { moveStudents as endpoint } from '@engawa/contract/save-lists/students';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockPeopleOf } from '../lists.repo.ts';
import { countIn, listThese, moveRows } from '../saved.repo.ts';

export const moveStudents: Handler<typeof endpoint> = async ({ tx, actor, body, concerns }) => {
  const { companyId } = actor;
  const { fromId, toId, studentIds } = body;
  const lists = await lockPeopleOf(tx, companyId, [fromId, toId]);
  found([fromId, toId].every((id) => lists.has(id.toLowerCase())) || undefined);
  concerns(toId);
  const moved = await moveRows(tx, { companyId, fromId, toId }, studentIds);
  const count = saveListLimits.students;
  if ((await countIn(tx, { companyId, listId: toId })) > count)
    refuse('save_list_full', { details: { count } });
  return { moved, stayed: await listThese(tx, { companyId, listId: fromId }, studentIds) };
};

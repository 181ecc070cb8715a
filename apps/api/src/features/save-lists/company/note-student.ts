import type { noteStudent as endpoint } from '@engawa/contract/save-lists/students';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockPeopleOf } from '../lists.repo.ts';
import { writeNote } from '../saved.repo.ts';

export const noteStudent: Handler<typeof endpoint> = async ({ tx, actor, body, concerns }) => {
  const { listId } = body;
  const lists = await lockPeopleOf(tx, actor.companyId, [listId]);
  found(lists.has(listId.toLowerCase()) || undefined);
  concerns(listId);
  return found(await writeNote(tx, { ...body, companyId: actor.companyId }));
};

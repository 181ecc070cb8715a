import type { deleteSaveList as endpoint } from '@engawa/contract/save-lists/company';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { listAudiencesOf } from '../audiences-of-lists.repo.ts';
import { deleteListRow, lockForDelete } from '../lists.repo.ts';
import { readLists } from '../read-lists.ts';

export const deleteList: Handler<typeof endpoint> = async ({ tx, actor, body, concerns }) => {
  const { companyId } = actor;
  const { id, told } = body;
  // Waits for an audience that is getting this list, which then counts as a use.
  found(await lockForDelete(tx, companyId, id));
  const shows = (await listAudiencesOf(tx, companyId, [id])).get(id) ?? [];
  if (shows.some((one) => !told.includes(one.id))) refuse('save_list_in_use');
  concerns(id);
  await deleteListRow(tx, companyId, id);
  return { saveList: await readLists(tx, companyId) };
};

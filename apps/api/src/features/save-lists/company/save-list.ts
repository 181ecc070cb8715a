import type { saveSaveList as endpoint } from '@engawa/contract/save-lists/company';
import { saveListLimits } from '@engawa/contract/save-lists/limits';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { countLists, insertList, isTaken, lockLists, renameList } from '../lists.repo.ts';
import { readLists } from '../read-lists.ts';

export const saveList: Handler<typeof endpoint> = async ({ tx, actor, body, now, concerns }) => {
  const { companyId } = actor;
  const { name } = body;
  let { id } = body;
  await lockLists(tx, companyId);
  if (await isTaken(tx, companyId, { id, name })) refuse('save_list_exists');
  if (id === undefined) {
    const count = saveListLimits.lists;
    if ((await countLists(tx, companyId)) >= count) {
      refuse('save_lists_used_up', { details: { count } });
    }
    id = await insertList(tx, companyId, { name, now });
  } else found(await renameList(tx, companyId, { id, name }));
  concerns(id);
  return { saveList: await readLists(tx, companyId), id };
};

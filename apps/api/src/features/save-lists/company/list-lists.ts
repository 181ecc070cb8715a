import type { listSaveLists as endpoint } from '@engawa/contract/save-lists/company';
import type { Handler } from '../../../handler.ts';
import { readLists } from '../read-lists.ts';

export const listLists: Handler<typeof endpoint> = async ({ db, actor }) => ({
  saveList: await readLists(db, actor.companyId),
});

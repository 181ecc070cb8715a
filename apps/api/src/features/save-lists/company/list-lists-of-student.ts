import type { listListsOfStudent as endpoint } from '@engawa/contract/save-lists/students';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { isVisible, listOfStudent } from '../people.repo.ts';
import { readLists } from '../read-lists.ts';

export const listListsOfStudent: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const { companyId } = actor;
  found((await isVisible(db, companyId, params.id)) || undefined);
  const [lists, saved] = await Promise.all([
    readLists(db, companyId),
    listOfStudent(db, companyId, params.id),
  ]);
  const notes = new Map(saved.map(({ listId, note }) => [listId, note]));
  return {
    saveList: lists.map((list) => ({
      ...list,
      saved: notes.has(list.id),
      note: notes.get(list.id) ?? null,
    })),
  };
};

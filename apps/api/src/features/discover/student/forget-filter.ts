import type { deleteStudentSavedSearch as endpoint } from '@engawa/contract/discover/saved-searches';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteSavedSearch, listSavedSearches } from '../saved-searches/saved-searches.repo.ts';

export const forgetFilter: Handler<typeof endpoint> = async ({ tx, actor, params }) => {
  found(await deleteSavedSearch(tx, actor.accountId, params.id));
  return { filters: await listSavedSearches(tx, actor.accountId) };
};

import type { deleteCompanySavedSearch as endpoint } from '@engawa/contract/student-search/saved-searches';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteSavedSearch, listSavedSearches } from '../saved-searches/saved-searches.repo.ts';

export const forgetSearch: Handler<typeof endpoint> = async ({ tx, actor, params }) => {
  found(await deleteSavedSearch(tx, actor, params.id));
  return { searches: await listSavedSearches(tx, actor) };
};

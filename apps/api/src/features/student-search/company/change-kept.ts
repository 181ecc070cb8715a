import type { changeCompanySavedSearch as endpoint } from '@engawa/contract/student-search/saved-searches';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import {
  hasName,
  listSavedSearches,
  lockOwner,
  updateSavedSearch,
} from '../saved-searches/saved-searches.repo.ts';

export const changeKept: Handler<typeof endpoint> = async ({ tx, actor, params, body, now }) => {
  await lockOwner(tx, actor);
  const { name } = body;
  if (name !== undefined && (await hasName(tx, actor, { ...params, name }))) {
    refuse('kept_search_exists');
  }
  found(await updateSavedSearch(tx, actor, params.id, body, now));
  return { searches: await listSavedSearches(tx, actor) };
};

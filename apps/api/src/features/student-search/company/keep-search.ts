import { studentSearchLimits } from '@engawa/contract/student-search/limits';
import type { saveCompanySearch as endpoint } from '@engawa/contract/student-search/saved-searches';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import {
  insertSavedSearch,
  listSavedSearches,
  lockOwner,
} from '../saved-searches/saved-searches.repo.ts';

export const keepSearch: Handler<typeof endpoint> = async ({ tx, actor, body, now }) => {
  await lockOwner(tx, actor);
  await insertSavedSearch(tx, actor, body, now);
  const searches = await listSavedSearches(tx, actor);
  const max = studentSearchLimits.savedSearches;
  if (searches.length > max) refuse('kept_searches_full', { details: { max } });
  return { searches };
};

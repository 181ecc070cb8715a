import type { changeStudentSavedSearch as endpoint } from '@engawa/contract/discover/saved-searches';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { listSavedSearches, setNotify } from '../saved-searches/saved-searches.repo.ts';

export const changeKept: Handler<typeof endpoint> = async ({ tx, actor, params, body, now }) => {
  found(await setNotify(tx, actor.accountId, params.id, body.notify, now));
  return { filters: await listSavedSearches(tx, actor.accountId) };
};

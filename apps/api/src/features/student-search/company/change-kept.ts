import type { changeKeptSearch as endpoint } from '@engawa/contract/student-search/kept';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { hasName, listKept, lockKeeper, updateKept } from '../kept/kept.repo.ts';

export const changeKept: Handler<typeof endpoint> = async ({ tx, actor, params, body, now }) => {
  await lockKeeper(tx, actor);
  const { name } = body;
  if (name !== undefined && (await hasName(tx, actor, { ...params, name }))) {
    refuse('kept_search_exists');
  }
  found(await updateKept(tx, actor, params.id, body, now));
  return { searches: await listKept(tx, actor) };
};

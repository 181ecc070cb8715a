import type { forgetFilter as endpoint } from '@engawa/contract/discover/kept';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteKept, listKept } from '../kept/kept.repo.ts';

export const forgetFilter: Handler<typeof endpoint> = async ({ tx, actor, params }) => {
  found(await deleteKept(tx, actor.accountId, params.id));
  return { filters: await listKept(tx, actor.accountId) };
};

import type { forgetSearch as endpoint } from '@engawa/contract/student-search/kept';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteKept, listKept } from '../kept/kept.repo.ts';

export const forgetSearch: Handler<typeof endpoint> = async ({ tx, actor, params }) => {
  found(await deleteKept(tx, actor, params.id));
  return { searches: await listKept(tx, actor) };
};

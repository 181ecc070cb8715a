import type { deleteElsewhere as endpoint } from '@engawa/contract/applications/record';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteElsewhereRow } from '../own/elsewhere.repo.ts';

export const deleteElsewhere: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, params, concerns } = call;
  const { id } = found(await deleteElsewhereRow(tx, actor.accountId, params.id));
  concerns(id);
  return {};
};

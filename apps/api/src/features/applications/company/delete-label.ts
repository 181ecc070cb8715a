import type { deleteApplyLabel as endpoint } from '@engawa/contract/applications/labels';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockLabels } from '../../connect/public.ts';
import { deleteLabelRow, listLabels, orderLabels } from '../inside/labels.repo.ts';
import { readLabels } from '../inside/read-labels.ts';

export const deleteLabel: Handler<typeof endpoint> = async ({ tx, actor, query, concerns }) => {
  const { companyId } = actor;
  await lockLabels(tx, companyId);
  found(await deleteLabelRow(tx, companyId, query.id));
  concerns(query.id);
  const left = (await listLabels(tx, companyId)).map(({ id }) => id);
  await orderLabels(tx, companyId, left);
  return readLabels(tx, companyId);
};

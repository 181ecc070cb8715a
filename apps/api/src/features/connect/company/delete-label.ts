import type { deleteConnectLabel as endpoint } from '@engawa/contract/connect/labels';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { deleteLabelRow, listLabels } from '../labels.repo.ts';

export const deleteLabel: Handler<typeof endpoint> = async ({ tx, actor, query }) => {
  found(await deleteLabelRow(tx, actor.companyId, query.id));
  return { labels: await listLabels(tx, actor.companyId) };
};

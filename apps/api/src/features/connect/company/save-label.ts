import type { saveConnectLabel as endpoint } from '@engawa/contract/connect/labels';
import { connectLimits } from '@engawa/contract/connect/limits';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { insertLabel, isLabelled, listLabels, lockLabels, updateLabel } from '../labels.repo.ts';

export const saveLabel: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { companyId } = actor;
  const { id, ...label } = body;
  // Two who make a label at once come one after the other.
  await lockLabels(tx, companyId);
  if (await isLabelled(tx, companyId, { id, name: label.name })) refuse('label_exists');
  if (id === undefined) {
    const there = await listLabels(tx, companyId);
    const count = connectLimits.labels;
    if (there.length >= count) refuse('labels_used_up', { details: { count } });
    await insertLabel(tx, companyId, label);
  } else found(await updateLabel(tx, companyId, id, label));
  return { labels: await listLabels(tx, companyId) };
};

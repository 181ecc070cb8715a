import type { saveApplyLabel as endpoint } from '@engawa/contract/applications/labels';
import { applicationLimits } from '@engawa/contract/applications/limits';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockLabels } from '../../connect/public.ts';
import {
  insertLabel,
  isLabelled,
  listLabels,
  orderLabels,
  updateLabel,
} from '../inside/labels.repo.ts';
import { readLabels } from '../inside/read-labels.ts';

export const saveLabel: Handler<typeof endpoint> = async ({ tx, actor, body, concerns }) => {
  const { companyId } = actor;
  const { id, labelIndex, ...label } = body;
  // Two who make a label at once come one after the other.
  await lockLabels(tx, companyId);
  if (await isLabelled(tx, companyId, { id, name: label.name })) refuse('apply_label_exists');
  const there = (await listLabels(tx, companyId)).map((one) => one.id);
  if (id === undefined) {
    const count = applicationLimits.labels;
    if (there.length >= count) refuse('apply_labels_used_up', { details: { count } });
    there.push(await insertLabel(tx, companyId, label, there.length));
  } else found(await updateLabel(tx, companyId, id, label));
  const moved = id ?? there.at(-1) ?? '';
  concerns(moved);
  if (labelIndex !== undefined) {
    const others = there.filter((one) => one !== moved);
    await orderLabels(tx, companyId, others.toSpliced(labelIndex, 0, moved));
  }
  return readLabels(tx, companyId);
};

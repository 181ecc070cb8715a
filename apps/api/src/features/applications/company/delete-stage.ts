import type { deleteApplyStage as endpoint } from '@engawa/contract/applications/selection/stages';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { noteStage } from '../stages/note-stage.ts';
import { readStages } from '../stages/read-stages.ts';
import {
  deleteStageRow,
  lockOpenIn,
  lockStages,
  orderStages,
  putStage,
} from '../stages/stages.repo.ts';
import { removalFault } from '../stages/stages.rules.ts';

export const deleteStage: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, query, concerns } = call;
  const { companyId } = actor;
  const { id, moveTo } = query;
  const stages = await lockStages(tx, companyId, 'update');
  const ids = stages.map((one) => one.id);
  found(ids.includes(id) || undefined);
  const target = moveTo === undefined ? undefined : found(stages.find((one) => one.id === moveTo));
  const open = (await lockOpenIn(tx, companyId, id)).map((one) => one.id);
  const fault = removalFault({ ids, id, moveTo, open: open.length });
  if (fault) refuse(fault, { details: { count: open.length } });
  if (target && open.length > 0) {
    await putStage(tx, companyId, open, target.id);
    await noteStage(call, open, target);
  }
  await deleteStageRow(tx, companyId, id);
  await orderStages(
    tx,
    companyId,
    ids.filter((one) => one !== id),
  );
  concerns(id);
  await signalCompany(call, companyId);
  return readStages(tx, companyId);
};

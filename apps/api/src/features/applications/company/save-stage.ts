import { applicationLimits } from '@engawa/contract/applications/limits';
import type { saveApplyStage as endpoint } from '@engawa/contract/applications/selection/stages';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { readStages } from '../stages/read-stages.ts';
import { changeStage, insertStage, lockStages, orderStages } from '../stages/stages.repo.ts';
import { isTaken, placedAt } from '../stages/stages.rules.ts';

export const saveStage: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, concerns } = call;
  const { companyId } = actor;
  const { name, criteria } = body;
  const stages = await lockStages(tx, companyId, 'update');
  const ids = stages.map(({ id }) => id);
  if (body.id !== undefined) found(ids.includes(body.id) || undefined);
  if (isTaken(stages, body.id, name)) refuse('apply_stage_exists');
  const count = applicationLimits.stages;
  if (body.id === undefined && ids.length >= count) {
    refuse('apply_stages_used_up', { details: { count } });
  }
  const id =
    body.id ?? (await insertStage(tx, companyId, { name, criteria, stageIndex: ids.length }));
  if (body.id !== undefined) await changeStage(tx, companyId, { id, name, criteria });
  concerns(id);
  if (body.stageIndex !== undefined) {
    await orderStages(tx, companyId, placedAt(ids, id, body.stageIndex));
  }
  await signalCompany(call, companyId);
  return readStages(tx, companyId);
};

import type { setApplyStage as endpoint } from '@engawa/contract/applications/selection/stages';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { changeAll } from '../applicants/change-all.ts';
import { readThese } from '../applicants/read-list.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { noteStage } from '../stages/note-stage.ts';
import { lockStages, putStage } from '../stages/stages.repo.ts';
import { start } from '../stages/start.ts';

export const setStage: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body } = call;
  const { companyId } = actor;
  const stages = await lockStages(tx, companyId, 'share');
  const stage = found(stages.find(({ id }) => id === body.stageId));
  const rows = await requireApplications(call, body.ids);
  changeAll(rows, 'start');
  await start(
    call,
    rows.flatMap(({ id, status }) => (status === 'new' ? [id] : [])),
  );
  const moved = rows.filter(({ stageId }) => stageId !== stage.id).map(({ id }) => id);
  await putStage(tx, companyId, moved, stage.id);
  await noteStage(call, moved, stage);
  await signalCompany(call, companyId);
  return { applicants: await readThese({ ...call, db: tx }, body.ids) };
};

import type { setApplyStatus as endpoint } from '@engawa/contract/applications/inside';
import type { Handler } from '../../../handler.ts';
import { changeAll } from '../applicants/change-all.ts';
import { readThese } from '../applicants/read-list.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { setStatus as write } from '../applicants/write.repo.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { addSteps } from '../sending/applications.repo.ts';
import { lockStages } from '../stages/stages.repo.ts';
import { start } from '../stages/start.ts';

export const setStatus: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { companyId, accountId } = actor;
  const { status } = body;
  // Starting enters the first stage, which must not be deleted meanwhile.
  if (status === 'in-progress') await lockStages(tx, companyId, 'share');
  const rows = await requireApplications(call, body.ids);
  changeAll(rows, status === 'new' ? 'back' : 'start');
  const changed = rows.filter((row) => row.status !== status).map(({ id }) => id);
  if (status === 'in-progress') await start(call, changed);
  else {
    await write(tx, companyId, changed, { status, now });
    const step = { companyId, kind: 'back-to-new', at: now, by: accountId } as const;
    await addSteps(
      tx,
      changed.map((id) => ({ ...step, id })),
    );
  }
  await signalCompany(call, companyId);
  return { applicants: await readThese({ ...call, db: tx }, body.ids) };
};

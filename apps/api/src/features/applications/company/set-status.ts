import type { setApplyStatus as endpoint } from '@engawa/contract/applications/inside';
import type { Handler } from '../../../handler.ts';
import { changeAll } from '../applicants/change-all.ts';
import { readThese } from '../applicants/read-list.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { setStatus as write } from '../applicants/write.repo.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { notifyOfProgress } from '../notify/notify-student.ts';
import { addSteps } from '../sending/applications.repo.ts';

export const setStatus: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { companyId, accountId } = actor;
  const { status } = body;
  const rows = await requireApplications(call, body.ids);
  changeAll(rows, status === 'new' ? 'back' : 'start');
  const changed = rows.filter((row) => row.status !== status).map(({ id }) => id);
  await write(tx, companyId, changed, { status, now });
  const kind = status === 'new' ? 'back-to-new' : 'in-progress';
  await addSteps(
    tx,
    changed.map((id) => ({ id, companyId, kind, at: now, by: accountId })),
  );
  if (status === 'in-progress') for (const id of changed) await notifyOfProgress(call, id);
  await signalCompany(call, companyId);
  return { applicants: await readThese({ ...call, db: tx }, body.ids) };
};

import type { undoOutcomes as endpoint } from '@engawa/contract/applications/outcomes';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { changeAll } from '../applicants/change-all.ts';
import { readThese } from '../applicants/read-list.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { undoOutcome } from '../applicants/write.repo.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { addSteps } from '../sending/applications.repo.ts';

export const undoOutcomes: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { companyId, accountId } = actor;
  const rows = await requireApplications(call, body.ids);
  changeAll(rows, 'undo');
  // The undo time is over, even if the job is late.
  if (rows.some(({ outcomeDue }) => outcomeDue !== null && outcomeDue <= now)) {
    refuse('outcome_sent');
  }
  await undoOutcome(tx, companyId, body.ids);
  const step = { companyId, kind: 'outcome-undone', at: now, by: accountId } as const;
  await addSteps(
    tx,
    body.ids.map((id) => ({ ...step, id })),
  );
  await signalCompany(call, companyId);
  return { applicants: await readThese({ ...call, db: tx }, body.ids) };
};

import type { assignApplicants as endpoint } from '@engawa/contract/applications/inside';
import type { Handler } from '../../../handler.ts';
import { assignees } from '../../../people/assignees.ts';
import { assignTo } from '../../../people/in-charge.repo.ts';
import { readThese } from '../applicants/read-list.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { notifyOfAssignment, signalCompany } from '../notify/notify-company.ts';
import { addSteps } from '../sending/applications.repo.ts';

export const assign: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { companyId, accountId } = actor;
  const { assigneeId } = body;
  const rows = await requireApplications(call, body.ids);
  const member = await assignees.application.find(tx, companyId, assigneeId);
  const changed = rows.filter((row) => row.assigneeId !== assigneeId).map(({ id }) => id);
  await assignTo(tx, 'application.assignee_id', { companyId, ids: changed }, assigneeId);
  const step = { companyId, kind: 'assigned', at: now, by: accountId } as const;
  const detail = member && member.name;
  await addSteps(
    tx,
    changed.map((id) => ({ ...step, id, detail })),
  );
  if (assigneeId !== null && assigneeId !== accountId) {
    for (const id of changed) await notifyOfAssignment(call, id, assigneeId);
  }
  await signalCompany(call, companyId);
  return { applicants: await readThese({ ...call, db: tx }, body.ids) };
};

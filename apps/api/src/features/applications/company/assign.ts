import type { assignApplicants as endpoint } from '@engawa/contract/applications/inside';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { listAssignees } from '../../../people/recruiters.repo.ts';
import { readThese } from '../applicants/read-list.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { setAssignee } from '../inside/members.repo.ts';
import { addSteps } from '../sending/applications.repo.ts';
import { signalCompany, tellOfAssignment } from '../telling/tell-company.ts';

export const assign: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { companyId, accountId } = actor;
  const { assigneeId } = body;
  const rows = await requireApplications(call, body.ids);
  const members = await listAssignees(tx, companyId, [0, 1, 2, 3]);
  const member = assigneeId && found(members.find(({ id }) => id === assigneeId));
  const changed = rows.filter((row) => row.assigneeId !== assigneeId).map(({ id }) => id);
  await setAssignee(tx, companyId, changed, assigneeId);
  const step = { companyId, kind: 'assigned', at: now, by: accountId } as const;
  const detail = member ? member.name : null;
  await addSteps(
    tx,
    changed.map((id) => ({ ...step, id, detail })),
  );
  if (assigneeId !== null && assigneeId !== accountId) {
    for (const id of changed) await tellOfAssignment(call, id, assigneeId);
  }
  await signalCompany(call, companyId);
  return { applicants: await readThese({ ...call, db: tx }, body.ids) };
};

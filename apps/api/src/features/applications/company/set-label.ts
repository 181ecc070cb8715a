import type { setApplyLabel as endpoint } from '@engawa/contract/applications/labels';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { listLabels, putLabel } from '../inside/labels.repo.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { addSteps } from '../sending/applications.repo.ts';

export const setLabel: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now } = call;
  const { companyId } = actor;
  const rows = await requireApplications(call, body.ids);
  const { labelId } = body;
  const label = labelId === null ? null : await labelOf(call, labelId);
  const changed = rows.filter((row) => row.labelId !== labelId).map(({ id }) => id);
  await putLabel(tx, companyId, changed, labelId);
  const step = { companyId, kind: 'labelled', at: now, by: actor.accountId } as const;
  await addSteps(
    tx,
    changed.map((id) => ({ ...step, id, detail: label })),
  );
  await signalCompany(call, companyId);
  return { labels: await listLabels(tx, companyId) };
};

type Call = Pick<Parameters<Handler<typeof endpoint>>[0], 'tx' | 'actor'>;

async function labelOf({ tx, actor }: Call, id: string): Promise<string> {
  const own = await listLabels(tx, actor.companyId);
  return found(own.find((label) => label.id === id)).name;
}

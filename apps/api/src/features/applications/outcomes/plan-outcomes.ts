import type { giveOutcomes } from '@engawa/contract/applications/outcomes';
import type { BodyOf } from '@engawa/contract/endpoint';
import type { CompanyActor } from '@engawa/platform/auth/actor';
import type { Notifying } from '../../notifications/public.ts';
import { changeAll } from '../applicants/change-all.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { planOutcome } from '../applicants/write.repo.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { addSteps } from '../sending/applications.repo.ts';
import { outcomeText } from './outcome-text.rules.ts';
import { readValues } from './read-values.ts';
import { sendOutcomesJob } from './send-outcomes.ts';

interface Call extends Notifying {
  actor: CompanyActor;
  concerns(id: string): void;
}

/** Plans the outcome of all or none; returns when the students read it. */
export async function planOutcomes(
  call: Call,
  { ids, result, text }: BodyOf<typeof giveOutcomes>,
  undoSeconds: number,
): Promise<Date> {
  const { tx, actor, now, outbox } = call;
  const { companyId, accountId } = actor;
  changeAll(await requireApplications(call, ids), result);
  const due = new Date(now.getTime() + undoSeconds * 1000);
  for (const { id, values } of await readValues(tx, actor, ids)) {
    const words = outcomeText(text, values);
    await planOutcome(tx, companyId, { id, result, text: words, by: accountId, due });
  }
  const step = { companyId, kind: 'outcome-planned', at: now, by: accountId } as const;
  await addSteps(
    tx,
    ids.map((id) => ({ ...step, id, detail: result })),
  );
  outbox.job(sendOutcomesJob, {}, due);
  await signalCompany(call, companyId);
  return due;
}

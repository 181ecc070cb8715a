import type { giveOutcomes as endpoint } from '@engawa/contract/applications/outcomes';
import type { Handler } from '../../../handler.ts';
import { changeAll } from '../applicants/change-all.ts';
import { readThese } from '../applicants/read-list.ts';
import { requireApplications } from '../applicants/require-applications.ts';
import { planOutcome } from '../applicants/write.repo.ts';
import type { ApplicationServices } from '../application-services.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { outcomeText } from '../outcomes/outcome-text.rules.ts';
import { readValues } from '../outcomes/read-values.ts';
import { sendOutcomesJob } from '../outcomes/send-outcomes.ts';
import { addSteps } from '../sending/applications.repo.ts';

export const giveOutcomes =
  ({ undoSeconds }: ApplicationServices): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, now, outbox } = call;
    const { companyId, accountId } = actor;
    const { ids, result, text } = body;
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
    const applicants = await readThese({ ...call, db: tx }, ids);
    return { applicants, sendsAt: due.toISOString() };
  };

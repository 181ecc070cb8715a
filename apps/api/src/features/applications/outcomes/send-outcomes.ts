import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../../database.ts';
import { callOffIfParted } from '../../slots/public.ts';
import { listDueOutcomes, lockDue, writeOutcome } from '../applicants/write.repo.ts';
import { daysAfter } from '../days-after.rules.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { notifyStudent } from '../notify/notify-student.ts';
import { writeIntoThread } from '../notify/write-into-thread.ts';
import { addSteps } from '../sending/applications.repo.ts';
import { lockStudentOf } from '../sending/student.repo.ts';
import { keepUntil } from '../snapshot/snapshot.repo.ts';

/** Runs when an undo time ends, and every few minutes in case a run was missed. */
export const sendOutcomesJob = defineJob<Record<string, never>>('send-outcomes', {
  cron: '*/5 * * * *',
});

export interface Sending {
  commands: Db;
  writer: OutboxWriter;
  now: Date;
  origin: string;
  keptDays: number;
}

const atOnce = 500;

export async function sendOutcomes(sending: Sending): Promise<void> {
  for (const due of await listDueOutcomes(sending.commands, sending.now, atOnce)) {
    await sendOne(sending, due);
  }
}

/** In a separate transaction: the outcome may have been undone meanwhile. */
async function sendOne(
  { commands, writer, now, origin, keptDays }: Sending,
  { id, studentId }: { id: string; studentId: string | null },
): Promise<void> {
  await commands.transaction().execute(async (tx) => {
    // Locks the student before the application, in the order of an erasure.
    if (studentId) await lockStudentOf(tx, studentId);
    const due = await lockDue(tx, id, now);
    if (!due?.outcome) return;
    const { companyId, outcome } = due;
    const outbox = new CollectedOutbox();
    // Before storing the outcome: a rejected application no longer lets the company write.
    // In the name of the recruiter who gave it.
    if (studentId && due.text && due.by) {
      const party = { side: 'company', id: companyId, accountId: due.by } as const;
      const pair = { student: studentId, company: companyId };
      await writeIntoThread({ tx, outbox, now }, pair, { party, text: due.text });
    }
    await writeOutcome(tx, id, { result: outcome, now });
    await addSteps(tx, [{ id, companyId, kind: outcome, at: now, by: due.by }]);
    await keepUntil(tx, [id], daysAfter(now, keptDays));
    const kind = outcome === 'offered' ? 'applicationOffered' : 'applicationDeclined';
    await notifyStudent({ tx, outbox, now, origin }, id, kind);
    if (studentId) {
      const pair = { student: studentId, company: companyId };
      await callOffIfParted({ tx, outbox, now, origin }, pair, 'company');
    }
    await signalCompany({ tx, outbox }, companyId, id);
    await outbox.write(tx, writer, now);
  });
}

import { randomUUID } from 'node:crypto';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db, Tx } from '../../../database.ts';
import { findThreadOf, fold, insertMessage, signalThread } from '../../messages/public.ts';
import { callOffIfParted } from '../../slots/public.ts';
import { listDueOutcomes, lockDue, writeOutcome } from '../applicants/write.repo.ts';
import { signalCompany } from '../notify/notify-company.ts';
import { notifyStudent } from '../notify/notify-student.ts';
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
    await writeIntoThread({ tx, outbox, now }, due);
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

type Due = NonNullable<Awaited<ReturnType<typeof lockDue>>>;

/**
 * Writes the text into the thread in the name of the recruiter who gave the outcome; skipped if the
 * student can no longer be written to.
 */
async function writeIntoThread(
  { tx, outbox, now }: { tx: Tx; outbox: CollectedOutbox; now: Date },
  { companyId, studentId, text, by }: Due,
): Promise<void> {
  if (!studentId || !text || !by) return;
  const thread = await findThreadOf(tx, { student: studentId, company: companyId });
  if (!thread) return;
  const party = { side: 'company', id: companyId, accountId: by } as const;
  const message = { id: randomUUID(), threadId: thread.id, kind: 'text', text } as const;
  // The outcome's own mail announces the message; an unread one is mailed a day later.
  const mailAt = daysAfter(now, 1);
  const sent = await insertMessage(tx, party, { ...message, folded: fold(text), now, mailAt });
  if (sent) await signalThread({ tx, outbox }, { id: thread.id, studentId });
}

export const daysAfter = (now: Date, days: number): Date =>
  new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../../database.ts';
import { findOffer } from '../change/offers.repo.ts';
import { notifyOfSlot } from '../notify-of-slot.ts';
import { nextReminder } from '../slot.rules.ts';
import { listToRemind, lockToRemind, setReminder } from './reminders.repo.ts';

/** Every five minutes: reminds both sides a day and an hour before an appointment. */
export const remindOfSlotsJob = defineJob<Record<string, never>>('remind-of-slots', {
  cron: '*/5 * * * *',
  once: true,
});

interface Reminding {
  commands: Db;
  writer: OutboxWriter;
  origin: string;
  now: Date;
}

const atOnce = 500;

export async function remindOfSlots(reminding: Reminding): Promise<void> {
  const { commands, now } = reminding;
  for (const { id } of await listToRemind(commands, now, atOnce)) await remindOfOne(reminding, id);
}

/** In a separate transaction: the appointment may have been moved or cancelled meanwhile. */
async function remindOfOne(
  { commands, writer, origin, now }: Reminding,
  id: string,
): Promise<void> {
  await commands.transaction().execute(async (tx) => {
    const due = await lockToRemind(tx, id, now);
    if (!due) return;
    await setReminder(tx, id, nextReminder(due.startsAt, now));
    const offer = await findOffer(tx, id);
    // Too late for an appointment that began while the server was down.
    if (!offer || due.startsAt <= now) return;
    const outbox = new CollectedOutbox();
    await notifyOfSlot({ tx, outbox, now, origin }, offer, { what: 'soon', by: null });
    await outbox.write(tx, writer, now);
  });
}

import { todayInJapan } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../../database.ts';
import { notifyStudent } from '../notify.ts';
import { wasSent } from '../offer.present.ts';
import { findByApplication } from '../offers.repo.ts';
import { nextReminder } from './reminder.rules.ts';
import { listToRemind, lockToRemind, setReminder } from './reminders.repo.ts';

/** Every morning in Japan: reminds students 7, 3 and 1 days before the last day to answer. */
export const remindOfOffersJob = defineJob<Record<string, never>>('remind-of-offers', {
  cron: '5 0 * * *',
  once: true,
});

interface Reminding {
  commands: Db;
  writer: OutboxWriter;
  origin: string;
  now: Date;
}

const atOnce = 500;

export async function remindOfOffers(reminding: Reminding): Promise<void> {
  const { commands, now } = reminding;
  const today = todayInJapan(now);
  for (const { id } of await listToRemind(commands, today, atOnce))
    await remindOfOne(reminding, id);
}

/** In a separate transaction: the offer may have been answered meanwhile. */
async function remindOfOne(
  { commands, writer, origin, now }: Reminding,
  id: string,
): Promise<void> {
  await commands.transaction().execute(async (tx) => {
    const today = todayInJapan(now);
    const due = await lockToRemind(tx, id, today);
    if (!due?.replyBy) return;
    await setReminder(tx, id, nextReminder(due.replyBy, today));
    const row = await findByApplication(tx, id);
    // Undone before it was sent, or the last day passed while the server was down.
    if (!row || !wasSent(row) || row.state !== 'open' || today > due.replyBy) return;
    const outbox = new CollectedOutbox();
    await notifyStudent({ tx, outbox, now, origin }, id, { what: 'soon', replyBy: due.replyBy });
    await outbox.write(tx, writer, now);
  });
}

import { isOver } from '@engawa/contract/events/schedule';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../../database.ts';
import { lockGoingOrWaiting } from '../applications/applications.repo.ts';
import { eventChangedMail } from '../mails.ts';
import { lockEvent, readEvent } from '../showing/shown-events.repo.ts';
import { claimChanges, listDue, postponeChanges } from './changes.repo.ts';
import { eventChanges } from './event-changes.rules.ts';
import { type NotifyContext, notifyStudents } from './notify-students.ts';

export const notifyOfChangesJob = defineJob<Record<string, never>>('tell-of-event-changes', {
  cron: '* * * * *',
  once: true,
});

interface Services {
  commands: Db;
  writer: OutboxWriter;
  origin: string;
  now: Date;
}

/** Events per run; further ones wait for the next minute. */
const most = 200;

/**
 * Every minute: mails settled changes, each event in a separate transaction. A failed event is
 * postponed by ten minutes and reported after the others.
 */
export async function notifyOfChanges({ commands, writer, origin, now }: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const { eventId } of await listDue(commands, now, most)) {
    try {
      await commands.transaction().execute(async (tx) => {
        const outbox = new CollectedOutbox();
        if (await lockEvent(tx, eventId)) await notifyOf({ tx, outbox, origin, now }, eventId);
        await outbox.write(tx, writer, now);
      });
    } catch (failure) {
      failures.push(failure);
      await postponeChanges(commands, eventId, new Date(now.getTime() + 10 * 60_000));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'changes of events were not told');
}

/** Each participant gets the differences to the version they applied for. */
async function notifyOf(context: NotifyContext, eventId: string): Promise<void> {
  const changes = await claimChanges(context.tx, eventId);
  const event = await readEvent(context.tx, eventId);
  if (!event || isOver(event.published.common, minuteInJapan(context.now))) return;
  let after: Date | undefined;
  for (const { known, since } of changes) {
    const appliedIn = { after, until: since };
    after = since;
    if (Object.keys(eventChanges(known, event.published, 'ja')).length === 0) continue;
    await notifyStudents(context, {
      event,
      template: eventChangedMail,
      known,
      studentIds: await lockGoingOrWaiting(context.tx, eventId, appliedIn),
      more: (language) => eventChanges(known, event.published, language),
    });
  }
}

import { isOver } from '@engawa/contract/events/schedule';
import { minuteInJapan } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../../database.ts';
import { lockComing } from '../applications/applications.repo.ts';
import { eventChangedMail } from '../mails.ts';
import { lockEvent, readEvent } from '../showing/shown-events.repo.ts';
import { listDue, takeChange } from './changes.repo.ts';
import { eventChanges } from './event-changes.rules.ts';
import { type Telling, tellStudents } from './tell-students.ts';

export const tellOfChangesJob = defineJob<Record<string, never>>('tell-of-event-changes', {
  cron: '* * * * *',
  once: true,
});

interface Services {
  commands: Db;
  writer: OutboxWriter;
  origin: string;
  now: Date;
}

/** More in one minute wait for the next. */
const most = 200;

/** Every minute: mails about changes that have settled, each event in a transaction of its own. */
export async function tellOfChanges({ commands, writer, origin, now }: Services): Promise<void> {
  for (const { eventId } of await listDue(commands, now, most)) {
    await commands.transaction().execute(async (tx) => {
      const outbox = new CollectedOutbox();
      if (await lockEvent(tx, eventId)) await tellOf({ tx, outbox, origin }, eventId, now);
      await outbox.write(tx, writer, now);
    });
  }
}

/** Nothing is told of a change that was taken back, nor to those who applied when it was known. */
async function tellOf(telling: Telling, eventId: string, now: Date): Promise<void> {
  const change = await takeChange(telling.tx, eventId);
  const event = await readEvent(telling.tx, eventId);
  if (!change || !event || isOver(event.published.common, minuteInJapan(now))) return;
  const { told, since } = change;
  if (Object.keys(eventChanges(told, event.published, 'ja')).length === 0) return;
  await tellStudents(telling, {
    event,
    template: eventChangedMail,
    studentIds: await lockComing(telling.tx, eventId, since),
    more: (language) => eventChanges(told, event.published, language),
  });
}

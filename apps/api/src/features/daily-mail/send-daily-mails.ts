import { defaultLanguage } from '@engawa/contract/language';
import { dailyMailHour } from '@engawa/contract/settings/mail-timing';
import { lastTime } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import { listReaders, takeLines } from '@engawa/platform/mail/daily-lines.repo';
import type { Db, Tx } from '../../database.ts';
import { findUnread } from '../notifications/public.ts';
import { dailyKind } from '../unsubscribe/public.ts';
import { dailyMail, dailyMailData } from './mails.ts';
import { findReader } from './readers.repo.ts';

/** Every ten minutes, so that a server that was down in the morning still sends them. */
export const sendDailyMailsJob = defineJob<Record<string, never>>('send-daily-mails', {
  cron: '*/10 * * * *',
  once: true,
});

interface Services {
  commands: Db;
  writer: OutboxWriter;
  origin: string;
  now: Date;
}

const atATime = 500;

/**
 * Combines all lines written before eight in the morning into one mail per reader, in a transaction
 * of its own. A failed reader is retried in the next run and reported after the others.
 */
export async function sendDailyMails(services: Services): Promise<void> {
  const { commands, writer, now } = services;
  const failures: unknown[] = [];
  for await (const accountId of everyReader(commands, lastTime(dailyMailHour, now))) {
    try {
      await commands.transaction().execute(async (tx) => {
        const outbox = new CollectedOutbox();
        await writeMail({ ...services, tx, outbox }, accountId);
        await outbox.write(tx, writer, now);
      });
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'daily mails were not sent');
}

const settingsPage = { student: '/talent/settings/notices', company: '/company/settings/profile' };

interface Writing {
  tx: Tx;
  outbox: CollectedOutbox;
  origin: string;
}

async function writeMail({ tx, outbox, origin }: Writing, accountId: string): Promise<void> {
  const taken = await takeLines(tx, accountId);
  const reader = await findReader(tx, accountId);
  if (!reader) return;
  const { side, email, language, timings } = reader;
  // The reader has switched these kinds off since.
  const wanted = taken.filter(({ kind }) => timings[kind] !== 'never');
  const unread = await findUnread(
    tx,
    wanted.flatMap(({ notificationId }) => notificationId ?? []),
  );
  // Lines whose notification the reader has read in the product are dropped.
  const lines = wanted.filter(
    ({ notificationId }) => notificationId === null || unread.has(notificationId),
  );
  if (lines.length === 0) return;
  outbox.mail({
    to: email,
    language: language ?? defaultLanguage,
    template: dailyMail.name,
    data: dailyMailData(lines, origin + settingsPage[side]),
    of: { accountId, kind: dailyKind },
  });
}

async function* everyReader(db: Db, before: Date): AsyncGenerator<string> {
  for (let after: string | undefined; ; ) {
    const readers = await listReaders(db, before, { after, most: atATime });
    yield* readers;
    after = readers.at(-1);
    if (after === undefined) return;
  }
}

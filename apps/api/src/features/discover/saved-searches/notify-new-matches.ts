import { defaultLanguage } from '@engawa/contract/language';
import { todayInJapan } from '@engawa/platform/clock/today';
import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import { byStudent } from '@engawa/platform/mail/words';
import type { Db, Tx } from '../../../database.ts';
import { inQuotes } from '../../../mail/mail-names.ts';
import { notify } from '../../notifications/public.ts';
import { readSearcher } from '../read-searcher.ts';
import { countNew } from '../search/found.repo.ts';
import { newFitsMail } from './mails.ts';
import { findReader } from './readers.repo.ts';
import { listDue, lockDue, markNotified } from './saved-searches.repo.ts';

/** Hourly; each saved search notifies at most once a day of new matches. */
export const notifyNewMatchesJob = defineJob<Record<string, never>>('tell-of-new-fits', {
  cron: '23 * * * *',
  once: true,
});

interface NotifyContext {
  commands: Db;
  writer: OutboxWriter;
  origin: string;
  now: Date;
}

const atOnce = 500;
const dayMs = 24 * 60 * 60 * 1000;
const first = '00000000-0000-0000-0000-000000000000';

export async function notifyNewMatches(context: NotifyContext): Promise<void> {
  const { commands, writer, now } = context;
  const before = new Date(now.getTime() - dayMs);
  for (let after = first; ; ) {
    const due = await listDue(commands, before, { after, most: atOnce });
    for (const { id } of due) {
      await commands.transaction().execute(async (tx) => {
        const outbox = new CollectedOutbox();
        await notifyOfOne(tx, { ...context, outbox, before }, id);
        await outbox.write(tx, writer, now);
      });
    }
    const last = due.at(-1);
    if (!last || due.length < atOnce) return;
    after = last.id;
  }
}

interface OneNotification {
  outbox: CollectedOutbox;
  origin: string;
  now: Date;
  before: Date;
}

async function notifyOfOne(
  tx: Tx,
  { outbox, origin, now, before }: OneNotification,
  id: string,
): Promise<void> {
  const kept = await lockDue(tx, id, before);
  if (!kept) return;
  const { studentId, name, about, filter, knownUntil } = kept;
  const student = { student: studentId, today: todayInJapan(now) };
  const seeker = await readSearcher(tx, student, filter);
  const count = await countNew(tx, seeker, { about, filter, since: knownUntil });
  if (count === 0) return;
  await markNotified(tx, id, now);
  const notified = await notify(
    { tx, outbox, now },
    { kind: 'filterFits', about: { filterId: id, filter: name, count }, to: [studentId] },
  );
  const reader = await findReader(tx, studentId);
  if (!reader) return;
  const language = reader.language ?? defaultLanguage;
  outbox.mail({
    to: reader.email,
    language,
    template: newFitsMail.name,
    data: {
      filter: byStudent(inQuotes(name, language)),
      count: String(count),
      url: `${origin}/talent/discover/${about}?kept=${id}`,
    },
    of: { accountId: studentId, kind: 'news', notificationId: notified.get(studentId) },
    daily: reader.timing === 'daily',
  });
}

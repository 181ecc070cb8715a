import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../database.ts';
import { signalBoth } from './change-tie.ts';
import { unansweredSince } from './connect-list.repo.ts';
import { tellOfExpiry } from './tell.ts';
import { hasExpired, tieNow } from './tie.rules.ts';
import { findTie, listUnanswered, lockStudentOf, type Pair, writeTie } from './ties.repo.ts';

/** Every ten minutes: what has expired by the rules is written down, and both sides see it. */
export const endUnansweredJob = defineJob<Record<string, never>>('end-unanswered-requests', {
  cron: '*/10 * * * *',
  once: true,
});

interface Ending {
  commands: Db;
  writer: OutboxWriter;
  now: Date;
  origin: string;
}

const atOnce = 500;

export async function endUnanswered(ending: Ending): Promise<void> {
  const { commands, now } = ending;
  for (const pair of await listUnanswered(commands, unansweredSince(now), atOnce)) {
    await endOne(ending, pair);
  }
}

/** In a transaction of its own: meanwhile somebody may have answered, or the student left. */
async function endOne({ commands, writer, now, origin }: Ending, pair: Pair): Promise<void> {
  await commands.transaction().execute(async (tx) => {
    if (!(await lockStudentOf(tx, pair))) return;
    const tie = await findTie(tx, pair);
    if (!tie || !hasExpired(tie, now)) return;
    const over = tieNow(tie, now) ?? tie;
    await writeTie(tx, pair, { ...over, message: '', recruiterId: null });
    const outbox = new CollectedOutbox();
    await signalBoth({ tx, outbox }, pair);
    await tellOfExpiry({ tx, outbox, now, origin }, pair, tie);
    await outbox.write(tx, writer, now);
  });
}

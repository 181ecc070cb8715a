import { defineJob } from '@engawa/platform/jobs/job';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import type { Db } from '../../../database.ts';
import { connectionNow, hasExpired } from '../connection.rules.ts';
import {
  findConnection,
  listUnanswered,
  lockStudentOf,
  type Pair,
  writeConnection,
} from '../connections.repo.ts';
import { unansweredSince } from '../lists/connect-list.repo.ts';
import { signalBoth } from './change-connection.ts';
import { notifyOfExpiry } from './notify-of-change.ts';

/** Every ten minutes: stores `expired` for unanswered requests and signals both sides. */
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

/** In a separate transaction: the request may have been answered meanwhile. */
async function endOne({ commands, writer, now, origin }: Ending, pair: Pair): Promise<void> {
  await commands.transaction().execute(async (tx) => {
    if (!(await lockStudentOf(tx, pair))) return;
    const connection = await findConnection(tx, pair);
    if (!connection || !hasExpired(connection, now)) return;
    const over = connectionNow(connection, now) ?? connection;
    await writeConnection(tx, pair, { ...over, message: '', recruiterId: null });
    const outbox = new CollectedOutbox();
    await signalBoth({ tx, outbox }, pair);
    await notifyOfExpiry({ tx, outbox, now, origin }, pair, connection);
    await outbox.write(tx, writer, now);
  });
}

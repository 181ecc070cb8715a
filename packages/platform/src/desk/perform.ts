import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { PlatformTx } from '../db/database.ts';
import { CollectedOutbox, type OutboxWriter } from '../jobs/outbox.ts';
import { type Changes, changesSince, checkConstraints, countWrites } from './changes.repo.ts';
import type { Command } from './command.ts';

/** An operator's action, for its audit row. */
export interface AuditEntry {
  command: string;
  subjectId: string | null;
  by: string;
  why: string;
  now: Date;
}

export interface CommandContext<Services, Tables> {
  services: Services;
  commands: Kysely<Tables>;
  clock: Clock;
  outbox: OutboxWriter;
  note(tx: Transaction<Tables>, entry: AuditEntry): Promise<void>;
}

interface Doing<Services, Tables> {
  name: string;
  values: object;
  command: Command<Services, Transaction<Tables>>;
  by: string;
  why: string;
}

export interface Done {
  data: object;
  changes?: Changes;
}

class Rehearsed extends Error {
  readonly done: Done;

  constructor(done: Done) {
    super('The rehearsal is over.');
    this.done = done;
  }
}

/** Runs the command, its mails and its audit row in one transaction. */
export const perform = <Services, Tables>(
  context: CommandContext<Services, Tables>,
  doing: Doing<Services, Tables>,
): Promise<Done> =>
  context.commands.transaction().execute(async (tx) => ({ data: await act(context, doing, tx) }));

/** Runs the command in a transaction and rolls back, so the report is exact. */
export async function rehearse<Services, Tables>(
  context: CommandContext<Services, Tables>,
  doing: Doing<Services, Tables>,
): Promise<Done> {
  try {
    return await context.commands.transaction().execute(async (tx) => {
      const platformTx = tx as unknown as PlatformTx;
      const before = await countWrites(platformTx);
      const data = await act(context, doing, tx);
      await checkConstraints(platformTx);
      const changes = changesSince(before, await countWrites(platformTx));
      throw new Rehearsed({ data, changes });
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.done;
    throw error;
  }
}

async function act<Services, Tables>(
  context: CommandContext<Services, Tables>,
  { name, values, command, by, why }: Doing<Services, Tables>,
  tx: Transaction<Tables>,
): Promise<object> {
  const { services, clock } = context;
  const now = clock.now();
  const outbox = new CollectedOutbox();
  let subjectId: string | null = null;
  const concerns = (id: string) => {
    subjectId = id;
  };
  const doing = { services, tx, outbox, now, by, why, concerns };
  const data = (await command.act?.(doing, values)) ?? {};
  await context.note(tx, { command: name, subjectId, by, why, now });
  await outbox.write(tx as unknown as PlatformTx, context.outbox, now);
  return data;
}

/** The command manages its own transactions; its audit row is written afterwards. */
export async function look<Services, Tables>(
  context: CommandContext<Services, Tables>,
  { name, values, command, by, why }: Doing<Services, Tables>,
): Promise<Done> {
  const data = (await command.look?.(context.services, values)) ?? {};
  if (command.kind === 'upkeep' || command.noted) {
    const subjectId = command.noted?.(values) ?? null;
    const entry = { command: name, subjectId, by, why, now: context.clock.now() };
    await context.commands.transaction().execute((tx) => context.note(tx, entry));
  }
  return { data };
}

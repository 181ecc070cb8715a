import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectFault } from './connect-fault.ts';
import { MigrationError, migrate, missingMigrations } from './migrate.ts';
import { destinationOf } from './servers/destination.ts';

interface Preparing {
  tell(line: string): void;
  /** False where the operator runs `npm run migrate` separately, with another role. */
  migrates: boolean;
  waitSeconds: number;
}

/** Waits for the database and applies or checks migrations. Resolves to the newly applied ones. */
export async function prepareDatabase(
  url: string,
  directories: readonly string[],
  { tell, migrates, waitSeconds }: Preparing,
): Promise<string[]> {
  await awaitDatabase(() => connectOnce(url), { tell, waitSeconds });
  if (migrates) return migrate(url, directories);
  const missing = await missingMigrations(url, directories);
  if (missing.length > 0) {
    throw new MigrationError(
      `The database lacks ${missing.length} migrations (the first is ${missing[0]}): run "npm run migrate", or unset MIGRATE_ON_START.`,
    );
  }
  return [];
}

interface Patience {
  tell(line: string): void;
  waitSeconds: number;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

const everyMs = 1_000;

/** Server and database often start together. A permanent fault, such as a password, throws. */
export async function awaitDatabase(
  connect: () => Promise<void>,
  { tell, waitSeconds, now = () => performance.now(), pause = (ms) => wait(ms) }: Patience,
): Promise<void> {
  const began = now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect();
    } catch (error) {
      const { sentence, passes } = connectFault(error);
      if (!passes || now() - began >= waitSeconds * 1000) {
        throw new MigrationError(sentence, { cause: error });
      }
      if (attempt === 1) tell(`Waiting up to ${waitSeconds} s for the database. ${sentence}`);
      await pause(everyMs);
    }
  }
}

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client({ ...destinationOf(url), connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

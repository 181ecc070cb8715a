import { connectFault } from '@engawa/platform/db/connect-fault';
import { destinationOf } from '@engawa/platform/db/servers/destination';
import pg from 'pg';

const oldestVersion = 150_000;
/** Tokens and limits compare database time with the server's clock. */
const mostClockSeconds = 5;

interface Facts {
  version: number;
  shown: string;
  encoding: string;
  standby: boolean;
  /** Whether the role must be able to create tables, as migrations do. */
  creates: boolean;
  migrated: boolean;
  epoch: number;
  connections: number;
}

async function readFacts(url: string, setting: string): Promise<Facts> {
  try {
    const client = new pg.Client({ ...destinationOf(url), connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<Facts>(`
        select current_setting('server_version_num')::int as version,
          current_setting('server_version') as shown,
          pg_encoding_to_char(encoding) as encoding,
          pg_is_in_recovery() as standby,
          has_schema_privilege('public', 'create') as creates,
          to_regclass('schema_migration') is not null as migrated,
          extract(epoch from clock_timestamp())::float8 as epoch,
          current_setting('max_connections')::int as connections
        from pg_database where datname = current_database()`);
      return rows[0] as Facts;
    } finally {
      await client.end();
    }
  } catch (error) {
    throw new Error(connectFault(error, setting).sentence, { cause: error });
  }
}

interface Wanted {
  setting: string;
  role: 'primary' | 'standby';
  pool: number;
  migrates: boolean;
}

/** Version, encoding, rights, clock and connections of a database, on one line. */
export async function checkDatabase(url: string, wanted: Wanted): Promise<string> {
  const facts = await readFacts(url, wanted.setting);
  const faults = [...databaseFaults(facts, wanted, Date.now() / 1000)];
  if (faults.length > 0) throw new Error(faults.join(' '));
  const { shown, encoding, connections } = facts;
  return `PostgreSQL ${shown}, ${encoding}, ${connections} connections`;
}

export function* databaseFaults(facts: Facts, wanted: Wanted, now: number): Generator<string> {
  const { setting, role, pool, migrates } = wanted;
  if (facts.version < oldestVersion) {
    yield `PostgreSQL ${facts.shown} is too old: 15 or newer is needed.`;
  }
  if (facts.encoding !== 'UTF8') {
    yield `The encoding is ${facts.encoding}: create the database with --encoding UTF8.`;
  }
  const clock = Math.round(facts.epoch - now);
  if (Math.abs(clock) > mostClockSeconds) {
    yield `Its clock is ${clock} s off this machine's: let both follow a time server.`;
  }
  if (role === 'standby') {
    if (!facts.standby) yield `${setting} names a server that is no standby.`;
    return;
  }
  if (facts.standby) yield `${setting} names a standby, which takes no writes.`;
  if (migrates && !facts.creates) {
    yield 'The user may not create tables: grant it, or set MIGRATE_ON_START=off and run "npm run migrate" as the owner.';
  }
  if (!migrates && !facts.migrated) yield 'There are no tables: run "npm run migrate".';
  // Connections per instance besides the pool: reads, slow reads, jobs, sessions, signals.
  const others = 14;
  if (facts.connections < pool + others) {
    yield `max_connections is ${facts.connections}, one server takes up to ${pool + others}: raise it or lower DATABASE_POOL.`;
  }
}

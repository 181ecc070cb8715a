import pg from 'pg';
import type { Servers } from './servers/servers.ts';
import { throughServers, whereTo } from './servers/where-to.ts';
import { quickTransactions } from './statements/quick-transactions.ts';

// Byte counts and signal ids stay far below 2^53, so int8 may be a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day is the same day in every time zone: YYYY-MM-DD, as it is written.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export interface PoolOptions {
  url: string;
  /** Connections for transactions; each holds one for as long as its command runs. */
  max?: number;
  applicationName?: string;
  /** How long one statement may run. */
  statementMs?: number;
  /** Which of the servers in the address, where that is not simply the one that takes writes. */
  servers?: Servers;
}

const longestStatementMs = 15_000;
/** The server is a standby. */
export const readOnly = '25006';

export function connectionOptions(options: PoolOptions): pg.ClientConfig {
  const { url, servers, statementMs = longestStatementMs } = options;
  return {
    ...(servers ? throughServers(url, servers) : whereTo(url)),
    application_name: options.applicationName ?? 'engawa',
    // Longer than `Servers` waits for one of several servers.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    statement_timeout: statementMs,
    // Where the server itself hangs, or the network swallows the answer.
    query_timeout: statementMs + 2_000,
    idle_in_transaction_session_timeout: 15_000,
  };
}

export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(options),
    // Of one connection, too, what is asked for in one turn leaves in one packet.
    pipeline: true,
    max: options.max ?? 10,
    idleTimeoutMillis: 60_000,
  });
  // A connection that dies fails its command, or is replaced by the next; without listeners on the
  // idle and on those in use it would take the process along.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    quickTransactions(client);
    leaveReadOnly(client);
  });
  return pool;
}

/**
 * Behind an address that has come to mean another server: this one takes no writes (any more), and only a
 * new connection finds the one that does.
 */
function leaveReadOnly(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: pg.Connection };
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === readOnly) connection.stream.destroy();
  });
}

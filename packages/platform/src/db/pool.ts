import pg from 'pg';
import { destinationOf, throughServers } from './servers/destination.ts';
import type { Servers } from './servers/servers.ts';
import { quickTransactions } from './statements/quick-transactions.ts';

// Byte counts and signal ids stay far below 2^53, so int8 may be a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Dates stay YYYY-MM-DD texts, because a Date object would depend on the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export interface PoolOptions {
  url: string;
  /** Connections for transactions; each command occupies one while it runs. */
  max?: number;
  applicationName?: string;
  statementMs?: number;
  /** Chooses among several servers of the address; default: the one that takes writes. */
  servers?: Servers;
}

const longestStatementMs = 15_000;
/** SQLSTATE of a write on a standby. */
export const readOnly = '25006';

export function connectionOptions(options: PoolOptions): pg.ClientConfig {
  const { url, servers, statementMs = longestStatementMs } = options;
  return {
    ...(servers ? throughServers(url, servers) : destinationOf(url)),
    application_name: options.applicationName ?? 'engawa',
    // Longer than `Servers` waits for one of several servers.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    statement_timeout: statementMs,
    // Also ends the wait for a server that hangs or a network that drops packets.
    query_timeout: statementMs + 2_000,
    idle_in_transaction_session_timeout: 15_000,
  };
}

export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(options),
    // Sends all statements of one turn of the event loop in one packet.
    pipeline: true,
    max: options.max ?? 10,
    idleTimeoutMillis: 60_000,
  });
  // Without listeners a lost connection, idle or busy, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    quickTransactions(client);
    leaveReadOnly(client);
  });
  return pool;
}

/** Closes a connection to a demoted server: only a new one reaches the new primary. */
function leaveReadOnly(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: pg.Connection };
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === readOnly) connection.stream.destroy();
  });
}

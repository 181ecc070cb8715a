import pg from 'pg';

// Byte counts and event ids stay far below 2^53, so int8 may be a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  url: string;
  /** Connections for transactions; each holds one for as long as its command runs. */
  max?: number;
  applicationName?: string;
}

export const connectionOptions = (options: PoolOptions): pg.ClientConfig => ({
  connectionString: options.url,
  application_name: options.applicationName ?? 'engawa',
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
});

export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(options),
    max: options.max ?? 10,
    idleTimeoutMillis: 60_000,
  });
  // An idle connection that dies is replaced by the next query; without a listener it would crash us.
  pool.on('error', () => undefined);
  return pool;
}

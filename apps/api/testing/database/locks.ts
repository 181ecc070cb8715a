import { until } from '@engawa/platform/testing/waiting/until';
import type { PoolClient } from 'pg';
import type { TestApp } from '../server/app.ts';

const waiting =
  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/** Holds a transaction open while one or several calls must wait for it. */
export async function besideTransaction<T>(
  { services }: TestApp,
  steps: {
    first(client: PoolClient): Promise<unknown>;
    call(): Promise<T>;
    calls?: number;
    meanwhile?(client: PoolClient): Promise<unknown>;
  },
): Promise<T> {
  const { pool } = services.databases;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await steps.first(client);
    const reply = steps.call();
    const { calls = 1 } = steps;
    await until('them to wait', async () => (await pool.query(waiting)).rows.length >= calls);
    await steps.meanwhile?.(client);
    await client.query('commit');
    return await reply;
  } finally {
    client.release();
  }
}

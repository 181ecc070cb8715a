import type pg from 'pg';
import type { TestApp } from '../server/app.ts';

/** Counts SQL statements of commands until the test ends. */
export function countStatements({ services }: TestApp): {
  during(run: () => Promise<unknown>): Promise<number>;
} {
  const counted = new WeakSet<pg.PoolClient>();
  let sent = 0;
  services.databases.pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    Object.assign(client, {
      query: (...all: unknown[]) => {
        sent += 1;
        return query(...all);
      },
    });
  });
  return {
    async during(run) {
      const before = sent;
      await run();
      return sent - before;
    },
  };
}

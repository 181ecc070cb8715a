import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionOptions } from '../db/pool.ts';
import { readTimeline } from '../db/servers/timeline.repo.ts';
import type { PlatformTables } from '../db/tables.ts';
import type { LiveIndex } from './live-index.ts';

const changeChannel = 'search_change';
const retryMs = 1_000;

/** An optimisation: a search reads changes itself, but then has less to read. */
export async function listenForChanges<Tables extends PlatformTables>(
  url: string,
  indexes: ReadonlyMap<string, LiveIndex<Tables>>,
  onFailure: (error: unknown) => void,
): Promise<never> {
  let timeline: number | undefined;
  let isAway = false;
  for (;;) {
    const client = new pg.Client(connectionOptions({ url, applicationName: 'engawa-index' }));
    const lost = new Promise<unknown>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(new Error('the connection ended')));
    });
    client.on('notification', ({ payload }) => {
      indexes
        .get(payload ?? '')
        ?.hear()
        .catch(onFailure);
    });
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
      const now = await readTimeline(client);
      timeline ??= now;
      // After a failover, transaction ids that the old primary had used may be reused, so the
      // snapshots are meaningless: end the thread, and the next one reads everything.
      if (now !== undefined && now !== timeline) process.exit();
      isAway = false;
      throw await lost;
    } catch (error) {
      if (!isAway) onFailure(error);
      isAway = true;
    }
    await client.end().catch(() => undefined);
    await pause(retryMs);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectAdministrator } from './administrator.ts';

/** An advisory lock in a session of its own: PostgreSQL releases it the moment the owner dies. */
const lockKey = 0x656e67617761; // "engawa"

export type OwnerLock = { client: Client; release(): Promise<void> };

export async function tryOwnerLock(client: Client): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [lockKey]);
  return rows[0].held;
}

export async function freeOwnerLock(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
}

/** Takes the lock, and takes it again whenever the session is lost, until released. */
export async function takeOwnerLock(socketDir: string, password: string): Promise<OwnerLock> {
  const release = new AbortController();
  const released = release.signal;
  let client = await acquire();

  async function acquire(): Promise<Client> {
    const next = await connectAdministrator(socketDir, password);
    while (!released.aborted && !(await tryOwnerLock(next))) await wait(50);
    if (released.aborted) await next.end();
    else next.once('end', () => void reacquire());
    return next;
  }

  async function reacquire(): Promise<void> {
    while (!released.aborted) {
      try {
        client = await acquire();
        return;
      } catch {
        await wait(100); // Retry while the server recovers; if it never returns, `release` ends the loop.
      }
    }
  }

  return {
    get client() {
      return client;
    },
    async release() {
      release.abort();
      await client.end().catch(() => {});
    },
  };
}

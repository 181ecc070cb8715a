import { randomUUID } from 'node:crypto';
import { createPool } from '@engawa/platform/db/pool';
import type { Talker } from './world.ts';

export interface Tabs {
  /** Resolves when this sender's tab has received a signal about the thread. */
  seen(threadId: string): Promise<void>;
  close(): void;
}

/** A stream of signals per person, read as the client does. */
export async function openTabs(origin: string, talkers: readonly Talker[]): Promise<Tabs> {
  const waiting = new Map<string, () => void>();
  const abort = new AbortController();
  const read = async ({ token }: Talker) => {
    const reply = await fetch(`${origin}/v1/student/signals`, {
      headers: { authorization: `Bearer ${token}` },
      signal: abort.signal,
    });
    if (!reply.ok || !reply.body) throw new Error(`a stream was refused with ${reply.status}`);
    return reply.body;
  };
  const follow = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      for (const [, subject] of decoder.decode(chunk).matchAll(/"subject":"([\da-f-]+)"/g)) {
        waiting.get(subject ?? '')?.();
      }
    }
  };
  for (let at = 0; at < talkers.length; at += 50) {
    const bodies = await Promise.all(talkers.slice(at, at + 50).map(read));
    for (const body of bodies) follow(body).catch(() => undefined);
  }
  return {
    seen: (threadId) =>
      new Promise((resolve) => {
        waiting.set(threadId, () => {
          waiting.delete(threadId);
          resolve();
        });
      }),
    close: () => abort.abort(),
  };
}

/** Milliseconds from the company's sending until the student's tab receives the signal. */
export async function deliverOne(
  origin: string,
  tabs: Tabs,
  { threadId, token }: Talker,
): Promise<number> {
  const seen = tabs.seen(threadId);
  const begun = performance.now();
  const reply = await fetch(`${origin}/v1/company/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ threadId, clientId: randomUUID(), text: '来週はいかがですか。' }),
  });
  if (!reply.ok) throw new Error(`a message was refused with ${reply.status}`);
  await seen;
  return performance.now() - begun;
}

/** The bare minimum: an HTTP call that inserts, counts and notifies, and a listening connection. */
export async function bareRoundTrips(url: string, origin: string) {
  const pool = createPool({ url, max: 1 });
  const client = await pool.connect();
  await client.query('listen bare');
  let heard: (() => void) | undefined;
  client.on('notification', () => heard?.());
  return {
    one: async ({ threadId }: Talker): Promise<number> => {
      const seen = new Promise<void>((resolve) => {
        heard = resolve;
      });
      const begun = performance.now();
      await fetch(`${origin}/send?tell=1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ threadId, clientId: randomUUID(), text: '来週はいかがですか。' }),
      });
      await seen;
      return performance.now() - begun;
    },
    close: async () => {
      client.release();
      await pool.end();
    },
  };
}

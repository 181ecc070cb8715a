import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Talker } from './world.ts';

let next = 0;

/** Messages per second of two hundred people, each sending after the last was answered. */
export async function sendFor(
  url: string,
  senders: readonly Talker[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<{ rate: number; p99: number }> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          // A large step, so that concurrent senders write to different companies.
          next += 1009;
          const { threadId, token } = senders[next % senders.length] as Talker;
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
          const text = '来週の面談の件、承知しました。よろしくお願いいたします。';
          const body = JSON.stringify({ threadId, clientId: randomUUID(), text });
          return { ...request, headers, body };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} times with an error`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

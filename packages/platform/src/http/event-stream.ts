import type { ServerResponse } from 'node:http';
import type { RealtimeEvent } from '@engawa/contract/realtime/schemas';

/** What a handler of an `events` endpoint returns: how to begin, given where the client left off. */
export interface EventSubscription {
  open(sink: EventSink, lastEventId: string | undefined): Promise<() => void>;
}

export interface EventSink {
  send(event: RealtimeEvent): void;
  close(): void;
}

const heartbeatMs = 20_000;
/** A client that stops reading is cut instead of filling our memory; it resumes where it was. */
const maxUnsentBytes = 256 * 1024;

export interface StreamGuard {
  /** Asked at every heartbeat: a session that has ended takes its stream along. */
  stillAllowed(): Promise<boolean>;
}

export async function serveEvents(
  response: ServerResponse,
  headers: Record<string, string>,
  subscription: EventSubscription,
  lastEventId: string | undefined,
  guard: StreamGuard,
): Promise<{ close(): void }> {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // A first comment makes proxies and clients see the stream as open; retry paces reconnection.
  response.write('retry: 1000\n: open\n\n');

  let leave: (() => void) | undefined;
  const close = () => {
    clearInterval(heartbeat);
    leave?.();
    leave = undefined;
    response.end();
  };
  const sink: EventSink = {
    send: ({ id, kind, subject }) => {
      response.write(
        `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ id, kind, subject })}\n\n`,
      );
      if (response.writableLength > maxUnsentBytes) response.destroy();
    },
    close,
  };
  const heartbeat = setInterval(() => {
    response.write(': still here\n\n');
    guard.stillAllowed().then(
      (allowed) => allowed || close(),
      // The database is away: keep the stream, the next heartbeat asks again.
      () => undefined,
    );
  }, heartbeatMs);
  response.on('close', close);
  leave = await subscription.open(sink, lastEventId);
  if (response.destroyed) close();
  return { close };
}

import type { Signal } from '@engawa/contract/realtime/schemas';
import type { FastifyReply } from 'fastify';

/** What a handler of a `signals` endpoint returns: subscribes after the client's last signal. */
export interface SignalSubscription {
  open(sink: SignalSink, lastEventId: string | undefined): Promise<() => void>;
}

export interface SignalSink {
  send(signal: Signal): void;
  /** Checks now, instead of at the next heartbeat, whether the session is still valid. */
  check(): void;
  close(): void;
}

/** Closes the stream of a client that stops reading, to bound memory; it can resume. */
const maxUnsentBytes = 256 * 1024;

export interface StreamGuard {
  heartbeatMs: number;
  /** Called at every heartbeat: ends the stream with its session. */
  stillAllowed(): Promise<boolean>;
}

export async function serveSignals(
  reply: FastifyReply,
  subscription: SignalSubscription,
  lastEventId: string | undefined,
  guard: StreamGuard,
  streams: Set<{ close(): void }>,
): Promise<void> {
  const response = reply.raw;
  const early: Signal[] = [];
  let begun = false;
  let closed = false;
  let leave: (() => void) | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  const write = ({ id, kind, subject }: Signal) => {
    response.write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ id, kind, subject })}\n\n`);
    if (response.writableLength > maxUnsentBytes) response.destroy();
  };
  const close = () => {
    closed = true;
    clearInterval(heartbeat);
    leave?.();
    leave = undefined;
    streams.delete(stream);
    response.end();
  };
  const check = () => {
    guard.stillAllowed().then(
      (allowed) => allowed || close(),
      // The database is unavailable: keep the stream until the next heartbeat.
      () => undefined,
    );
  };
  const stream = { close };
  // Before the first await, so that a disconnect meanwhile is cleaned up.
  streams.add(stream);
  response.on('close', close);
  // Subscribed before the first byte: an open stream misses nothing, and failures are plain 503s.
  try {
    leave = await subscription.open(
      { send: (signal) => (begun ? write(signal) : early.push(signal)), check, close },
      lastEventId,
    );
  } catch (error) {
    streams.delete(stream);
    response.off('close', close);
    throw error;
  }
  reply.hijack();
  // Disconnected or stopped during the subscription.
  if (closed || response.destroyed) return close();
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // No request follows a stream; lets a stopping server close the connection at once.
    connection: 'close',
  });
  // A comment makes proxies and clients see the stream as open; retry paces reconnection.
  response.write('retry: 1000\n: open\n\n');
  begun = true;
  for (const signal of early) write(signal);
  heartbeat = setInterval(() => {
    response.write(': still here\n\n');
    check();
  }, guard.heartbeatMs);
}

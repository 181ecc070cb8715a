import type { Signal } from '@engawa/contract/realtime/schemas';
import type { FastifyReply } from 'fastify';

/** What a handler of an `signals` endpoint returns: how to begin, given where the client left off. */
export interface SignalSubscription {
  open(sink: SignalSink, lastEventId: string | undefined): Promise<() => void>;
}

export interface SignalSink {
  send(signal: Signal): void;
  /** Asks at once, instead of at the next heartbeat, whether the stream may go on. */
  check(): void;
  close(): void;
}

/** A client that stops reading is cut instead of filling our memory; it resumes where it was. */
const maxUnsentBytes = 256 * 1024;

export interface StreamGuard {
  heartbeatMs: number;
  /** Asked at every heartbeat: a session that has ended takes its stream along. */
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
      // The database is away: keep the stream, the next heartbeat asks again.
      () => undefined,
    );
  };
  const stream = { close };
  // Before anything is waited for: whoever hangs up meanwhile is gone from here too.
  streams.add(stream);
  response.on('close', close);
  // Subscribed before the first byte: whoever sees the stream open misses nothing from then on,
  // and a database that is away is still an ordinary refusal.
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
  // Hung up, or told to stop, before the subscription was made.
  if (closed || response.destroyed) return close();
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // A stream is never followed by another request; this lets a stopping server leave at once.
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

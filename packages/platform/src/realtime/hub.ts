import { randomUUID } from 'node:crypto';
import { resetKind } from '@engawa/contract/realtime/schemas';
import pg from 'pg';
import { connectionOptions } from '../db/pool.ts';
import { refuse } from '../errors/refusal.ts';
import type { SignalSink, SignalSubscription } from '../http/streams/signal-stream.ts';
import type { Log } from '../log/log.ts';
import { endedPrefix, realtimeChannel, type StoredSignal, wokenPrefix } from './publish.repo.ts';
import { readPosition, readSignals, type SignalSource, signalsPerPage } from './signals.repo.ts';

const reconnectMs = 500;
/** Interval of polling, which finds signals whose writer was killed before the NOTIFY. */
const pulseMs = 5_000;
/** More tabs than anyone reads; each costs a read per signal. */
const maxStreamsPerAccount = 20;

interface Position {
  account: string;
  last: number;
}
const positions =
  'select account_id as account, last from signal_cursor where account_id = any($1)';

interface Stream {
  sink: SignalSink;
  accountId: string;
  sent: number;
  reading: boolean;
  again: boolean;
  left: boolean;
}

/** Feeds the open streams of this process from LISTEN; any instance may write the signals. */
export class RealtimeHub {
  readonly id = randomUUID();
  readonly #url: string;
  readonly #source: SignalSource;
  readonly #log: Log;
  readonly #streams = new Map<string, Set<Stream>>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pulse: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(url: string, source: SignalSource, log: Log) {
    this.#url = url;
    this.#source = source;
    this.#log = log;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      ...connectionOptions({ url: this.#url, applicationName: 'engawa-realtime' }),
      idle_in_transaction_session_timeout: 0,
    });
    const lost = () => {
      if (this.#client === client) this.#reconnect();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${realtimeChannel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#stopped) return client.end();
    this.#client = client;
    this.#watch(client);
    // Read signals that were published without a listener.
    for (const accountId of this.#streams.keys()) this.wake(accountId);
  }

  /** A listening connection never notices a lost server, nor a writer killed before its NOTIFY. */
  #watch(client: pg.Client): void {
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => {
      client
        .query<Position>(positions, [[...this.#streams.keys()]])
        .then(({ rows }) => {
          for (const { account, last } of rows) this.wake(account, last);
        })
        .catch(() => client.end().catch(() => undefined));
    }, pulseMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    for (const streams of this.#streams.values()) for (const { sink } of streams) sink.close();
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  get openStreams(): number {
    let count = 0;
    for (const streams of this.#streams.values()) count += streams.size;
    return count;
  }

  subscribe(accountId: string): SignalSubscription {
    return { open: (sink, lastEventId) => this.#open(accountId, sink, lastEventId) };
  }

  async #open(accountId: string, sink: SignalSink, lastEventId: string | undefined) {
    const seen = lastEventId && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;
    // Registered before the position is read, so that signals in between are not lost.
    const stream: Stream = {
      sink,
      accountId,
      sent: Number.MAX_SAFE_INTEGER,
      reading: false,
      again: false,
      left: false,
    };
    const streams = this.#streams.get(accountId) ?? new Set();
    if (streams.size >= maxStreamsPerAccount) {
      refuse('too_many_requests', { retryAfterSeconds: 60 });
    }
    this.#streams.set(accountId, streams.add(stream));
    const leave = () => {
      stream.left = true;
      streams.delete(stream);
      if (streams.size === 0) this.#streams.delete(accountId);
    };
    try {
      const { last, complete } = await readPosition(this.#source, accountId, seen);
      if (!complete) sink.send({ id: last, kind: resetKind, subject: null });
      stream.sent = complete ? (seen ?? last) : last;
    } catch (error) {
      leave();
      throw error;
    }
    void this.#drain(stream);
    return leave;
  }

  /** New signals for this account, up to this id if known. */
  wake(accountId: string, last = Number.POSITIVE_INFINITY): void {
    for (const stream of this.#streams.get(accountId) ?? []) {
      if (stream.sent < last) void this.#drain(stream);
    }
  }

  /** Committed signals: streams that have all earlier ones get them directly, others read. */
  deliver(signals: readonly StoredSignal[]): void {
    for (const { accountId, ...signal } of signals) {
      for (const stream of this.#streams.get(accountId) ?? []) {
        const isBehind = stream.reading || stream.sent < signal.id - 1;
        if (isBehind || (this.#source.standby && stream.sent < signal.id)) void this.#drain(stream);
        else if (stream.sent === signal.id - 1) {
          stream.sink.send(signal);
          stream.sent = signal.id;
        }
      }
    }
  }

  #hear(payload: string): void {
    if (payload.startsWith(endedPrefix)) return this.#check(payload.slice(endedPrefix.length));
    if (!payload.startsWith(wokenPrefix)) return this.wake(payload);
    const [by, accounts = ''] = payload.slice(wokenPrefix.length).split(':');
    if (by !== this.id) for (const accountId of accounts.split(',')) this.wake(accountId);
  }

  #check(accountId: string): void {
    for (const { sink } of this.#streams.get(accountId) ?? []) sink.check();
  }

  /** One reader per stream preserves the order; a wake during reading triggers another read. */
  async #drain(stream: Stream): Promise<void> {
    stream.again = true;
    if (stream.reading) return;
    stream.reading = true;
    try {
      while (stream.again && !stream.left) {
        stream.again = false;
        const signals = await readSignals(this.#source, stream.accountId, stream.sent);
        for (const signal of signals) {
          stream.sink.send(signal);
          stream.sent = signal.id;
        }
        if (signals.length === signalsPerPage) stream.again = true;
      }
    } catch (error) {
      // The client reconnects and resumes from its last signal.
      this.#log.warn({ err: error }, 'realtime stream interrupted');
      stream.sink.close();
    } finally {
      stream.reading = false;
    }
  }

  #reconnect(): void {
    this.#client = undefined;
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.start().catch(() => this.#reconnect());
    }, reconnectMs);
  }
}

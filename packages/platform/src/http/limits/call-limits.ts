import type { AnyEndpoint, CallLimit } from '@engawa/contract/endpoint';
import type { Actor } from '../../auth/actor.ts';
import type { Clock } from '../../clock/clock.ts';
import type { ReadPipeline } from '../../db/statements/pipeline.ts';
import { refuse } from '../../errors/refusal.ts';
import { addCalls, type Bucket } from './call-counts.repo.ts';

interface Tally {
  /** Count over all instances, as of the last exchange. */
  known: number;
  unsent: number;
  /** Share of the limit from which counts are exchanged with other instances. */
  from: number;
  bucket: Bucket;
}

/**
 * Counts calls in PostgreSQL, shared by all server instances. Limits of endpoints are exact; the
 * general limit per address and loose limits are counted in memory and exchanged every second.
 */
export class CallLimits {
  readonly #pipeline: ReadPipeline;
  readonly #clock: Clock;
  readonly #general: CallLimit;
  #tally = new Map<string, Tally>();
  #timer: NodeJS.Timeout | undefined;
  #settling: Promise<void> | undefined;

  constructor(pipeline: ReadPipeline, clock: Clock, callsPerMinute: number) {
    this.#pipeline = pipeline;
    this.#clock = clock;
    this.#general = { by: 'address', max: callsPerMinute, seconds: 60 };
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (!this.#settling) void this.settle();
    }, 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The general limit: no waiting, with a second of slack between server instances. */
  countAddress(address: string): void {
    const { over, bucket } = this.#countHere('all', this.#general, { who: address, from: 0 });
    if (over) this.#refuse(bucket);
  }

  /**
   * A limit counted in memory, for frequent actions that must not wait. Exchanged with other
   * instances once a tenth of it is used up here.
   */
  countLoosely({ name, who, limit }: Budget): Spent {
    const { over, bucket } = this.#countHere(name, { by: 'account', ...limit }, { who, from: 0.1 });
    return { over, secondsLeft: this.#secondsLeft(bucket) };
  }

  #countHere(
    scope: string,
    limit: CallLimit,
    { who, from }: { who: string; from: number },
  ): { over: boolean; bucket: Bucket } {
    const key = `${scope}:${limit.seconds}:${who}`;
    let entry = this.#tally.get(key);
    if (!entry || entry.bucket.endsAt <= this.#clock.now().getTime()) {
      entry = { known: 0, unsent: 0, from, bucket: this.#bucket(scope, limit, who) };
      this.#tally.set(key, entry);
    }
    entry.unsent += 1;
    return { over: entry.known + entry.unsent > entry.bucket.max, bucket: entry.bucket };
  }

  /** Limits of an endpoint: exact, at the cost of one statement. */
  async countCall(endpoint: AnyEndpoint, actor: Actor | null, address: string): Promise<void> {
    if (!endpoint.limits?.length) return;
    const buckets = endpoint.limits.map((limit) =>
      this.#bucket(endpoint.id, limit, whose(limit, actor, address)),
    );
    const counts = await addCalls(
      this.#pipeline,
      buckets.map((bucket) => ({ bucket, by: 1 })),
    );
    const over = buckets.find((bucket) => (counts.get(bucket.name) ?? 0) > bucket.max);
    if (over) this.#refuse(over);
  }

  /**
   * Counts an attempt that may fail. Counted beforehand, so that concurrent attempts cannot bypass
   * the limit; `forgive` takes it back on success, so that only failures remain.
   */
  async attempt(name: string, who: string, limit: AttemptLimit): Promise<Attempt> {
    const bucket = this.#bucket(name, { by: 'address', ...limit }, who);
    const counts = await addCalls(this.#pipeline, [{ bucket, by: 1 }]);
    const count = counts.get(bucket.name) ?? 0;
    const over = count > bucket.max;
    return {
      count,
      refuseIfOver: () => {
        if (over) this.#refuse(bucket);
      },
      over,
      secondsLeft: this.#secondsLeft(bucket),
      forgive: async () => void (await addCalls(this.#pipeline, [{ bucket, by: -1 }])),
    };
  }

  async spend({ name, who, limit }: Budget, by: number): Promise<Spent> {
    const bucket = this.#bucket(name, { by: 'account', ...limit }, who);
    const counts = await addCalls(this.#pipeline, [{ bucket, by }]);
    const over = (counts.get(bucket.name) ?? 0) > bucket.max;
    return { over, secondsLeft: this.#secondsLeft(bucket) };
  }

  /** The number of attempts in this window; does not count. */
  async standing(name: string, who: string, limit: AttemptLimit): Promise<number> {
    const bucket = this.#bucket(name, { by: 'address', ...limit }, who);
    const counts = await addCalls(this.#pipeline, [{ bucket, by: 0 }]);
    return counts.get(bucket.name) ?? 0;
  }

  /** Exchanges what was counted until now; waits for an exchange that is under way. */
  async settle(): Promise<void> {
    while (this.#settling) await this.#settling;
    this.#settling = this.#exchange();
    try {
      await this.#settling;
    } finally {
      this.#settling = undefined;
    }
  }

  async #exchange(): Promise<void> {
    this.#forgetPastWindows();
    const open = [...this.#tally.values()].filter(
      ({ known, unsent, bucket, from }) => unsent > 0 && known + unsent >= bucket.max * from,
    );
    if (open.length === 0) return;
    const sent = open.map((entry) => ({ entry, bucket: entry.bucket, by: entry.unsent }));
    try {
      const counts = await addCalls(this.#pipeline, sent);
      for (const { entry, by } of sent) {
        entry.unsent -= by;
        entry.known = counts.get(entry.bucket.name) ?? entry.known;
      }
    } catch {
      // Ignore failures: while the database is unavailable, counts wait for the next exchange.
    }
  }

  #forgetPastWindows(): void {
    const now = this.#clock.now().getTime();
    for (const [key, { bucket }] of this.#tally) if (bucket.endsAt <= now) this.#tally.delete(key);
  }

  #bucket(scope: string, limit: CallLimit, who: string): Bucket {
    const length = limit.seconds * 1000;
    const window = Math.floor(this.#clock.now().getTime() / length);
    return {
      name: `${scope}:${limit.by}:${who}:${window}`,
      max: limit.max,
      endsAt: (window + 1) * length,
    };
  }

  #refuse(bucket: Bucket): never {
    refuse('too_many_requests', { retryAfterSeconds: this.#secondsLeft(bucket) });
  }

  #secondsLeft(bucket: Bucket): number {
    return Math.max(1, Math.ceil((bucket.endsAt - this.#clock.now().getTime()) / 1000));
  }
}

export type AttemptLimit = Pick<CallLimit, 'max' | 'seconds'>;

export interface Budget {
  name: string;
  who: string;
  limit: AttemptLimit;
}

export interface Spent {
  over: boolean;
  secondsLeft: number;
}

export interface Attempt {
  count: number;
  over: boolean;
  secondsLeft: number;
  refuseIfOver(): void;
  forgive(): Promise<void>;
}

function whose(limit: CallLimit, actor: Actor | null, address: string): string {
  if (limit.by === 'account' && actor) return actor.accountId;
  if (limit.by === 'company' && actor?.kind === 'company') return actor.companyId;
  return address;
}

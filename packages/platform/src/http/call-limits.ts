import type { AnyEndpoint, CallLimit } from '@engawa/contract/endpoint';
import type { Actor } from '../auth/actor.ts';
import type { Clock } from '../clock/clock.ts';
import type { ReadPipeline } from '../db/pipeline.ts';
import { Refusal } from '../errors/refusal.ts';

const addCounts = `
  insert into call_count (bucket, count, expires_at)
  select * from unnest($1::text[], $2::int[], $3::timestamptz[]) order by 1
  on conflict (bucket) do update set count = call_count.count + excluded.count
  returning bucket, count`;

interface Bucket {
  name: string;
  max: number;
  endsAt: number;
}

/**
 * Counts calls in PostgreSQL, so that all copies of the server share one count. Declared limits of
 * an endpoint are exact; the general limit per address is counted here and settled every second.
 */
export class CallLimits {
  readonly #pipeline: ReadPipeline;
  readonly #clock: Clock;
  readonly #general: CallLimit;
  #tally = new Map<string, { known: number; unsent: number; bucket: Bucket }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(pipeline: ReadPipeline, clock: Clock, callsPerMinute: number) {
    this.#pipeline = pipeline;
    this.#clock = clock;
    this.#general = { by: 'address', max: callsPerMinute, seconds: 60 };
  }

  start(): void {
    this.#timer = setInterval(() => void this.settle(), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The general limit: no waiting, a second of slack between copies of the server. */
  countAddress(address: string): void {
    const bucket = this.#bucket('all', this.#general, address);
    let entry = this.#tally.get(bucket.name);
    if (!entry) {
      entry = { known: 0, unsent: 0, bucket };
      this.#tally.set(bucket.name, entry);
    }
    entry.unsent += 1;
    if (entry.known + entry.unsent > bucket.max) this.#refuse(bucket);
  }

  /** The limits an endpoint declares: exact, at the price of one statement. */
  async countCall(endpoint: AnyEndpoint, actor: Actor | null, address: string): Promise<void> {
    const buckets = (endpoint.limits ?? []).map((limit) =>
      this.#bucket(endpoint.id, limit, whose(limit, actor, address)),
    );
    if (buckets.length === 0) return;
    const counts = await this.#add(buckets.map((bucket) => ({ bucket, by: 1 })));
    const over = buckets.find((bucket) => (counts.get(bucket.name) ?? 0) > bucket.max);
    if (over) this.#refuse(over);
  }

  async settle(): Promise<void> {
    const now = this.#clock.now().getTime();
    const open = [...this.#tally.values()].filter((entry) => entry.unsent > 0);
    for (const [name, entry] of this.#tally)
      if (entry.bucket.endsAt <= now) this.#tally.delete(name);
    if (open.length === 0) return;
    const sending = open.map(({ bucket, unsent }) => ({ bucket, by: unsent }));
    try {
      const counts = await this.#add(sending);
      for (const [at, entry] of open.entries()) {
        entry.unsent -= sending[at]?.by ?? 0;
        entry.known = counts.get(entry.bucket.name) ?? entry.known;
      }
    } catch {
      // The database is away: requests fail by themselves; counting goes on at its return.
    }
  }

  async #add(hits: { bucket: Bucket; by: number }[]): Promise<Map<string, number>> {
    const { rows } = await this.#pipeline.query(addCounts, [
      hits.map(({ bucket }) => bucket.name),
      hits.map(({ by }) => by),
      hits.map(({ bucket }) => new Date(bucket.endsAt)),
    ]);
    return new Map((rows as { bucket: string; count: number }[]).map((r) => [r.bucket, r.count]));
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
    const left = bucket.endsAt - this.#clock.now().getTime();
    throw new Refusal('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)),
    });
  }
}

function whose(limit: CallLimit, actor: Actor | null, address: string): string {
  if (limit.by === 'account' && actor) return actor.accountId;
  if (limit.by === 'company' && actor?.kind === 'company') return actor.companyId;
  return address;
}

/** One household or campus often holds a whole IPv6 /64; addresses inside it count as one. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
    groups.push(...Array.from({ length: missing }, () => '0'), ...tail.split(':'));
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

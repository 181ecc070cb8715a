import type { UnavailableCause } from '../../errors/refusal.ts';
import type { Log } from '../../log/log.ts';
import type { Series } from './metrics.ts';

interface Refused {
  error: unknown;
  endpoint: string | undefined;
}

/** Refused calls within this time share one log line with their number. */
const everyMs = 10_000;

export class Outages {
  readonly #log: Pick<Log, 'warn'>;
  readonly #now: () => number;
  readonly #counts = new Map<UnavailableCause, { total: number; logged: number; at: number }>();

  constructor(log: Pick<Log, 'warn'>, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  note(because: UnavailableCause, { error, endpoint }: Refused): void {
    const now = this.#now();
    const count = this.#counts.get(because) ?? { total: 0, logged: 0, at: -everyMs };
    count.total += 1;
    this.#counts.set(because, count);
    if (now - count.at < everyMs) return;
    const calls = count.total - count.logged;
    Object.assign(count, { logged: count.total, at: now });
    this.#log.warn({ because, calls, endpoint, err: error }, 'calls were answered with 503');
  }

  get series(): Series {
    return {
      engawa_unavailable_total: {
        help: 'Calls answered with 503, by what was unavailable; overload counts shed calls.',
        kind: 'counter',
        labels: ['cause'],
        read: () =>
          [...this.#counts].map(([cause, { total }]) => ({ of: { cause }, value: total })),
      },
    };
  }
}

import type { Clock } from '@engawa/platform/clock/clock';
import type { ReadPipeline } from '@engawa/platform/db/pipeline';
import { refuse } from '@engawa/platform/errors/refusal';
import { addCalls } from '@engawa/platform/http/limits/call-counts.repo';

export interface AttemptLimit {
  max: number;
  seconds: number;
}

/**
 * Counts attempts in PostgreSQL, shared by all copies of the server. Counted first, so that twenty
 * at once are twenty; what succeeds is taken back, so that only failures remain.
 */
export class Attempts {
  readonly #pipeline: ReadPipeline;
  readonly #clock: Clock;

  constructor(pipeline: ReadPipeline, clock: Clock) {
    this.#pipeline = pipeline;
    this.#clock = clock;
  }

  /** Refuses what is too much; answers how to take this one back. */
  async count(name: string, who: string, limit: AttemptLimit): Promise<() => Promise<void>> {
    const bucket = this.#bucket(name, who, limit);
    if (await this.#isOver(bucket)) {
      const left = bucket.endsAt - this.#clock.now().getTime();
      refuse('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) });
    }
    return async () => void (await addCalls(this.#pipeline, [{ bucket, by: -1 }]));
  }

  /** For limits that nobody is told about. */
  async isAllowed(name: string, who: string, limit: AttemptLimit): Promise<boolean> {
    return !(await this.#isOver(this.#bucket(name, who, limit)));
  }

  async #isOver(bucket: { name: string; max: number; endsAt: number }): Promise<boolean> {
    const counts = await addCalls(this.#pipeline, [{ bucket, by: 1 }]);
    return (counts.get(bucket.name) ?? 0) > bucket.max;
  }

  #bucket(name: string, who: string, { max, seconds }: AttemptLimit) {
    const length = seconds * 1000;
    const window = Math.floor(this.#clock.now().getTime() / length);
    return { name: `identity.${name}:${who}:${window}`, max, endsAt: (window + 1) * length };
  }
}

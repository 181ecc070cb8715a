import { refuse } from '../errors/refusal.ts';

/** Limits concurrent work per account; further work is refused as overload. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #underWay = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(by: string, work: () => Promise<T>): Promise<T> {
    const already = this.#underWay.get(by) ?? 0;
    if (already >= this.#most) refuse('too_many_requests', { retryAfterSeconds: 5 });
    this.#underWay.set(by, already + 1);
    try {
      return await work();
    } finally {
      const left = (this.#underWay.get(by) ?? 1) - 1;
      if (left > 0) this.#underWay.set(by, left);
      else this.#underWay.delete(by);
    }
  }
}

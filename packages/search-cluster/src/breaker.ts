import { withTimeout } from '@engawa/platform/work/with-timeout';
import { ClusterError } from './cluster-error.ts';

interface Options {
  patienceMs: number;
  onOpen(error: unknown): void;
  onClose(): void;
}

/** Failures in a row until the breaker opens; one user request may be several searches. */
const mostFailures = 2;
const pauseMs = 5_000;
/** Concurrent requests; further ones are left to another engine. */
const mostAtOnce = 64;

/** A circuit breaker: while the cluster is unavailable, requests fail at once. */
export class Breaker {
  readonly #options: Options;
  #failures = 0;
  #openUntil = 0;
  #underWay = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get isClosed(): boolean {
    return performance.now() >= this.#openUntil && this.#underWay < mostAtOnce;
  }

  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.#underWay += 1;
    try {
      const done = await withTimeout(this.#options.patienceMs, work());
      if (this.#failures >= mostFailures) this.#options.onClose();
      this.#failures = 0;
      return done;
    } catch (error) {
      // The cluster is available and has refused this request.
      if (error instanceof ClusterError && error.isRefusal) return undefined;
      this.#failures += 1;
      if (this.#failures === mostFailures) this.#options.onOpen(error);
      if (this.#failures >= mostFailures) this.#openUntil = performance.now() + pauseMs;
      return undefined;
    } finally {
      this.#underWay -= 1;
    }
  }
}

import { within } from '@engawa/platform/work/within';
import { ClusterError } from './cluster-error.ts';

interface Options {
  patienceMs: number;
  onOpen(error: unknown): void;
  onClose(): void;
}

/** After so many failures in a row nobody waits for the next one; one request may be several searches. */
const mostFailures = 2;
const pauseMs = 5_000;
/** More are not asked of it at once: who comes then is answered by another engine. */
const mostAtOnce = 64;

/** Keeps everybody from waiting in turn for something that has gone. */
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

  /** Undefined where it failed. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.#underWay += 1;
    try {
      const done = await within(this.#options.patienceMs, work());
      if (this.#failures >= mostFailures) this.#options.onClose();
      this.#failures = 0;
      return done;
    } catch (error) {
      // It is there, and has refused this one.
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

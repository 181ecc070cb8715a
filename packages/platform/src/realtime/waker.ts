import type { ReadPipeline } from '../db/pipeline.ts';
import { realtimeChannel } from './publish.repo.ts';

const wake = 'select pg_notify($1, account) from unnest($2::text[]) as account';

/**
 * Wakes those who have signals, once these are committed: the streams of this process at once, those
 * of the others by NOTIFY. Where that fails, or the process ends before it, the others find the
 * signals when they next look by themselves (`RealtimeHub`).
 */
export class Waker {
  readonly #pipeline: ReadPipeline;
  readonly #here: (accountId: string) => void;
  #waiting = new Set<string>();
  #sending = false;

  constructor(pipeline: ReadPipeline, here: (accountId: string) => void) {
    this.#pipeline = pipeline;
    this.#here = here;
  }

  wake(accounts: Iterable<string>): void {
    for (const account of accounts) {
      this.#here(account);
      this.#waiting.add(account);
    }
    void this.#send();
  }

  /** One statement at a time: who comes meanwhile goes with the next. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.#waiting.size > 0) {
        const accounts = [...this.#waiting];
        this.#waiting = new Set();
        await this.#pipeline.query(wake, [realtimeChannel, accounts]);
      }
    } catch {
      // The database is away: so are those who listen to it, and they look when they are back.
    } finally {
      this.#sending = false;
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { ReadPipeline } from '../db/statements/pipeline.ts';
import type { RealtimeHub } from './hub.ts';
import { realtimeChannel, type StoredSignal, wokenPrefix } from './publish.repo.ts';

/** Nothing of a NOTIFY is on disk: its commit need not wait for one. */
const wake = `
  select pg_notify($1, payload)
  from unnest($2::text[]) as payload, set_config('synchronous_commit', 'off', true)`;
/** A payload has room for 8,000 letters. */
const accountsPerPayload = 200;
/** The others hear of the first at once, of what follows no more often than this. */
const pauseMs = 10;

/**
 * Wakes those who have signals, once these are committed: the streams of this process at once, those
 * of the others by NOTIFY. Where that fails, or the process ends before it, the others find the
 * signals when they next look by themselves (`RealtimeHub`).
 */
export class Waker {
  readonly #pipeline: ReadPipeline;
  readonly #hub: Pick<RealtimeHub, 'id' | 'wake' | 'deliver'>;
  #waiting = new Set<string>();
  #sending = false;

  constructor(pipeline: ReadPipeline, hub: Pick<RealtimeHub, 'id' | 'wake' | 'deliver'>) {
    this.#pipeline = pipeline;
    this.#hub = hub;
  }

  /** For whoever knows what was stored: the streams of this process need not read it. */
  tell(signals: readonly StoredSignal[]): void {
    this.#hub.deliver(signals);
    for (const { accountId } of signals) this.#waiting.add(accountId);
    void this.#send();
  }

  wake(accounts: Iterable<string>): void {
    for (const account of accounts) {
      this.#hub.wake(account);
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
        await this.#pipeline.query(wake, [realtimeChannel, this.#payloads(accounts)]);
        await pause(pauseMs, undefined, { ref: false });
      }
    } catch {
      // The database is away: so are those who listen to it, and they look when they are back.
    } finally {
      this.#sending = false;
    }
  }

  #payloads(accounts: readonly string[]): string[] {
    const payloads: string[] = [];
    for (let at = 0; at < accounts.length; at += accountsPerPayload) {
      const some = accounts.slice(at, at + accountsPerPayload).join(',');
      payloads.push(`${wokenPrefix}${this.#hub.id}:${some}`);
    }
    return payloads;
  }
}

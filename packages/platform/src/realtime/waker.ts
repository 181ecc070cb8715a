import { setTimeout as pause } from 'node:timers/promises';
import type { ReadPipeline } from '../db/statements/pipeline.ts';
import type { RealtimeHub } from './hub.ts';
import { realtimeChannel, type StoredSignal, wokenPrefix } from './publish.repo.ts';

/** A NOTIFY writes nothing to disk, so its commit need not wait for one. */
const wake = `
  select pg_notify($1, payload)
  from unnest($2::text[]) as payload, set_config('synchronous_commit', 'off', true)`;
/** The payload is limited to 8,000 bytes. */
const accountsPerPayload = 200;
/** The first NOTIFY is sent at once, further ones at this interval. */
const pauseMs = 10;

/**
 * Announces committed signals: to streams of this process directly, to other instances by NOTIFY.
 * If that fails, or the process is killed before, the others find the signals by polling
 * (`RealtimeHub`).
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

  /** For stored signals at hand: the streams of this process need not read them. */
  announce(signals: readonly StoredSignal[]): void {
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

  /** One statement at a time; accounts added meanwhile go with the next. */
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
      // Ignore failures: listeners poll when they reconnect to the database.
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

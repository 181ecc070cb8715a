import { setTimeout as pause } from 'node:timers/promises';
import { Batcher } from '../statements/batcher.ts';
import type { ReadPipeline } from '../statements/pipeline.ts';

/**
 * Runs after the commit, so that the position covers it. The table is unlogged, so no commit waits
 * for disk or standby. Rows are locked in the order of accounts, against deadlocks; disabled
 * accounts are skipped.
 */
const note = `
  insert into write_position as known (account_id, at)
  select id, pg_current_wal_insert_lsn() from account
  where id = any($1::uuid[]) and disabled_at is null order by id
  on conflict (account_id) do update
    set at = greatest(known.at, excluded.at), noted_at = excluded.noted_at`;

interface Waiting {
  accounts: readonly string[];
  resolve(isNoted: boolean): void;
}

const againMs = 500;

/** One batch per connection of the pipeline. */
const notes = { atOnce: 2, most: 200 };

/** Stores, per account, the position that a standby must have replayed to serve that person. */
export class WritePositions {
  readonly #pipeline: ReadPipeline;
  readonly #waiting = new Batcher<Waiting>(notes, (batch) => this.#write(batch));
  readonly #late = new Set<string>();
  #stopped = false;

  constructor(pipeline: ReadPipeline) {
    this.#pipeline = pipeline;
  }

  note(accounts: readonly string[]): Promise<boolean> {
    return new Promise((resolve) => this.#waiting.add({ accounts, resolve }));
  }

  /** Retries in the background until it succeeds. */
  noteLater(accounts: readonly string[]): void {
    const isTrying = this.#late.size > 0;
    for (const account of accounts) this.#late.add(account);
    if (!isTrying) void this.#tryAgain();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #tryAgain(): Promise<void> {
    while (this.#late.size > 0 && !this.#stopped) {
      await pause(againMs, undefined, { ref: false });
      const accounts = [...this.#late].slice(0, notes.most);
      if (!(await this.note(accounts))) continue;
      for (const account of accounts) this.#late.delete(account);
    }
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const accounts = batch.flatMap((one) => one.accounts);
    const isNoted = await this.#pipeline.query(note, [accounts]).then(
      () => true,
      () => false,
    );
    for (const { resolve } of batch) resolve(isNoted);
  }
}

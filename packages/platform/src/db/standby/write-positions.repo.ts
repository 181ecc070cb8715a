import { setTimeout as pause } from 'node:timers/promises';
import { Gathering } from '../statements/gathering.ts';
import type { ReadPipeline } from '../statements/pipeline.ts';

/**
 * After the commit, so that the log stands behind it. The table has no log of its own, and so nobody waits
 * for a disk or for a standby here. In the order of accounts, so that two such statements cannot wait for
 * each other; whoever has left is not noted again.
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

/** One on each connection of the pipeline. */
const notes = { atOnce: 2, most: 200 };

/** Keeps with each account how far a standby must have come to show what that person has seen happen. */
export class WritePositions {
  readonly #pipeline: ReadPipeline;
  readonly #waiting = new Gathering<Waiting>(notes, (batch) => this.#write(batch));
  /** Whose note could not be made. */
  readonly #late = new Set<string>();
  #stopped = false;

  constructor(pipeline: ReadPipeline) {
    this.#pipeline = pipeline;
  }

  /** False where it could not be noted. */
  note(accounts: readonly string[]): Promise<boolean> {
    return new Promise((resolve) => this.#waiting.add({ accounts, resolve }));
  }

  /** Tries until it is done; nobody waits for it. */
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

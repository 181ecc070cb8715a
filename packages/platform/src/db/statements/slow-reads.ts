import type { Kysely } from 'kysely';
import { Turns } from '../../work/turns.ts';

/** Enough for a page with two reads while the person types on. */
const atOnceForOne = 4;
/** Queue length per slot, above which a caller is refused as overload. */
const maxTurnsWaiting = 10;

export interface SlowTurn {
  endpoint: string;
  atOnce: number;
  /** The caller: an account, or the address of an anonymous caller. */
  by: string;
  /** Reads of one caller, running and queued, where more than a person's are allowed. */
  inLine?: number;
}

/** Runs slow reads on connections of their own, so that they never delay quick ones. */
export class SlowReads<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #lines: Map<string, Turns>;

  constructor(db: Kysely<Tables>, lines = new Map<string, Turns>()) {
    this.#db = db;
    this.#lines = lines;
  }

  over(db: Kysely<Tables>): SlowReads<Tables> {
    return new SlowReads(db, this.#lines);
  }

  run<T>(
    { endpoint, atOnce, by, inLine = atOnceForOne }: SlowTurn,
    read: (db: Kysely<Tables>) => T | Promise<T>,
  ) {
    return this.#line(endpoint, { atOnce, inLine }).run(by, () => read(this.#db));
  }

  #line(endpoint: string, { atOnce, inLine }: { atOnce: number; inLine: number }): Turns {
    const known = this.#lines.get(endpoint);
    if (known) return known;
    const line = new Turns({
      atOnce,
      forOne: { atOnce, inLine },
      maxWaiting: atOnce * maxTurnsWaiting,
    });
    this.#lines.set(endpoint, line);
    return line;
  }
}

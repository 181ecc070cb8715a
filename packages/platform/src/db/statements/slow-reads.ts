import type { Kysely } from 'kysely';
import { Turns } from '../../work/turns.ts';

/** A page that asks twice and somebody who types on; nobody reads more answers at once. */
const atOnceForOne = 4;
/** Whoever would have to wait longer than this many turns is better told to come back. */
const maxTurnsWaiting = 10;

export interface SlowTurn {
  endpoint: string;
  atOnce: number;
  /** Who asks: an account, or the address of someone who has none. */
  by: string;
  /** How many it may have in all, at work and in line, where it is more than a person. */
  inLine?: number;
}

/**
 * Reads that the contract calls slow. They have connections of their own and a short time on them,
 * so that however many are asked for, a quick read never stands behind one.
 */
export class SlowReads<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #lines: Map<string, Turns>;

  constructor(db: Kysely<Tables>, lines = new Map<string, Turns>()) {
    this.#db = db;
    this.#lines = lines;
  }

  /** The same turns, asked of another database. */
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

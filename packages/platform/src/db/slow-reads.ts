import type { Kysely } from 'kysely';
import { refuse } from '../errors/refusal.ts';

/** A page that asks twice and somebody who types on; nobody reads more answers at once. */
const atOnceForOne = 4;
/** Whoever would have to wait longer than this many turns is better told to come back. */
const maxTurnsWaiting = 10;

interface Line {
  running: number;
  waiting: (() => void)[];
  /** Running and waiting, by who asked. */
  asked: Map<string, number>;
}

export interface SlowTurn {
  endpoint: string;
  atOnce: number;
  /** Who asks: an account, or the address of someone who has none. */
  by: string;
}

/**
 * Reads that the contract calls slow. They have connections of their own and a short time on them,
 * so that however many are asked for, a quick read never stands behind one.
 */
export class SlowReads<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #lines = new Map<string, Line>();

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async run<T>(turn: SlowTurn, read: (db: Kysely<Tables>) => T | Promise<T>): Promise<T> {
    const line = this.#line(turn.endpoint);
    const asked = line.asked.get(turn.by) ?? 0;
    if (asked >= atOnceForOne) refuse('too_many_requests', { retryAfterSeconds: 1 });
    if (line.waiting.length >= turn.atOnce * maxTurnsWaiting) {
      refuse('unavailable', { retryAfterSeconds: 5 });
    }
    line.asked.set(turn.by, asked + 1);
    try {
      await takeTurn(line, turn.atOnce);
      try {
        return await read(this.#db);
      } finally {
        passTurn(line);
      }
    } finally {
      leave(line, turn.by);
    }
  }

  #line(endpoint: string): Line {
    const known = this.#lines.get(endpoint);
    if (known) return known;
    const line: Line = { running: 0, waiting: [], asked: new Map() };
    this.#lines.set(endpoint, line);
    return line;
  }
}

async function takeTurn(line: Line, atOnce: number): Promise<void> {
  if (line.running < atOnce) line.running += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
}

/** The turn goes to the next in line as it is, so that nobody can slip in between. */
function passTurn(line: Line): void {
  const next = line.waiting.shift();
  if (next) next();
  else line.running -= 1;
}

function leave(line: Line, by: string): void {
  const left = (line.asked.get(by) ?? 1) - 1;
  if (left === 0) line.asked.delete(by);
  else line.asked.set(by, left);
}

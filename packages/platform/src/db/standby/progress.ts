import type { WritePosition } from './write-position.ts';

/** Maximum lag of a usable standby: bounds how long a change, or a revocation, may go unseen. */
export const mostBehindMs = 5_000;

const notUsed = { at: 0, freshAt: Number.NEGATIVE_INFINITY };

/**
 * Tracks how far a standby has replayed the log, from alternating answers of the standby and the
 * primary. Freshness is measured by our own clock: a standby that has replayed a position of the
 * primary is as fresh as the moment when we read it.
 */
export class StandbyProgress {
  #primary: WritePosition = { server: 0, at: 0 };
  /** Recent positions of the primary with the time of reading. */
  #moments: { at: number; time: number }[] = [];
  /** Least position for any read: the primary's first known position after a failover or doubt. */
  #floor = 0;
  #standby = notUsed;
  /** A standby that was ahead of the primary has a diverged history: unusable until it restarts. */
  #strayed = 0;
  /** Number of writes whose position could not be noted. */
  #doubts = 0;

  /** Whether the standby is fresh and has replayed what this person wrote or was notified of. */
  has({ server, at }: WritePosition, now: number): boolean {
    const needed = Math.max(at, this.#floor);
    return server === this.#primary.server && needed <= this.#standby.at && this.isFresh(now);
  }

  isFresh(now: number): boolean {
    return this.behindMs(now) <= mostBehindMs;
  }

  behindMs(now: number): number {
    return now - this.#standby.freshAt;
  }

  /** A position is unknown: the standby is unusable until it passes the primary's next one. */
  doubt(): void {
    this.#doubts += 1;
    this.#floor = Number.POSITIVE_INFINITY;
  }

  get doubts(): number {
    return this.#doubts;
  }

  /** The primary's answer; `time` and `doubts` as of asking. */
  meet({ server, at }: WritePosition, time: number, doubts = this.#doubts): void {
    const isNew = server !== this.#primary.server;
    const isDoubted = this.#floor === Number.POSITIVE_INFINITY;
    // Sent before we last doubted the position, so it proves nothing about the doubted write.
    if (doubts === this.#doubts && (isNew || isDoubted)) this.#floor = at;
    if (isNew) this.#moments = [];
    this.#primary = { server, at };
    this.#moments = this.#moments.filter((moment) => time - moment.time <= mostBehindMs);
    this.#moments.push({ at, time });
  }

  /** Takes the standby's answer from before `meet`; false if it follows another primary. */
  hear({ server, at }: WritePosition): boolean {
    if (at > this.#primary.at) this.#strayed = server;
    if (server === this.#strayed) {
      this.lose();
      return false;
    }
    const reached = this.#moments.findLast((moment) => moment.at <= at);
    this.#standby = { at, freshAt: reached?.time ?? this.#standby.freshAt };
    return true;
  }

  lose(): void {
    this.#standby = notUsed;
  }
}

import type { Wrote } from './wrote.ts';

/** What others have changed, or taken back, is seen everywhere after this. */
export const mostBehindMs = 5_000;

const notUsed = { at: 0, freshAt: Number.NEGATIVE_INFINITY };

/**
 * How far a standby has come, from what it and the primary say in turn. Once it has reached what the
 * primary said, it is as fresh as that moment, whatever the clocks say.
 */
export class HowFar {
  #primary: Wrote = { server: 0, at: 0 };
  /** The primary's log at moments not long ago. */
  #moments: { at: number; time: number }[] = [];
  /** Nobody is shown less than this: where the log stood when this primary was first met. */
  #floor = 0;
  #standby = notUsed;
  /** One that has what the primary has not: it followed another, and is of no use until it starts anew. */
  #strayed = 0;
  /** How often something was written whose place is not known. */
  #doubts = 0;

  /** Whether the standby has everything that somebody has written, and is fresh. */
  has({ server, at }: Wrote, now: number): boolean {
    const needed = Math.max(at, this.#floor);
    return server === this.#primary.server && needed <= this.#standby.at && this.isFresh(now);
  }

  isFresh(now: number): boolean {
    return this.behindMs(now) <= mostBehindMs;
  }

  behindMs(now: number): number {
    return now - this.#standby.freshAt;
  }

  /** Something was written whose place is not known: the standby is not used until it has come so far. */
  doubt(): void {
    this.#doubts += 1;
    this.#floor = Number.POSITIVE_INFINITY;
  }

  get doubts(): number {
    return this.#doubts;
  }

  /** What the primary said when asked at this time, when there had been so many doubts. */
  meet({ server, at }: Wrote, time: number, doubts = this.#doubts): void {
    const isNew = server !== this.#primary.server;
    const isDoubted = this.#floor === Number.POSITIVE_INFINITY;
    // An answer from before the last doubt says nothing of it.
    if (doubts === this.#doubts && (isNew || isDoubted)) this.#floor = at;
    if (isNew) this.#moments = [];
    this.#primary = { server, at };
    this.#moments = this.#moments.filter((moment) => time - moment.time <= mostBehindMs);
    this.#moments.push({ at, time });
  }

  /** What the standby said before the primary was asked last; false where it follows another. */
  hear({ server, at }: Wrote): boolean {
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

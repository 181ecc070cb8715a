import type { Clock } from '@engawa/platform/clock/clock';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now: number;

  constructor(now = new Date()) {
    this.#now = now.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }

  /** Moves to the beginning of a day, for limits per day. */
  beginDay(): void {
    const day = 86_400_000;
    this.#now += day - (this.#now % day) + 60_000;
  }
}

/** Real time, as in the processes beside the test. */
export class RunningClock extends TestClock {
  override now(): Date {
    return new Date();
  }

  override advance(): void {}
}

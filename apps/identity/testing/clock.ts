import type { Clock } from '@engawa/platform/clock/clock';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now = Date.now();

  now(): Date {
    return new Date(this.#now);
  }

  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

import type { Clock } from '@engawa/platform/clock/clock';

/** Time that stands still until a test moves it. */
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

  /** For what is counted over a day: the test stands within one, whenever it runs. */
  beginDay(): void {
    const day = 86_400_000;
    this.#now += day - (this.#now % day) + 60_000;
  }
}

/** The time of the processes beside the test, which nobody moves. */
export class RunningClock extends TestClock {
  override now(): Date {
    return new Date();
  }

  override advance(): void {}
}

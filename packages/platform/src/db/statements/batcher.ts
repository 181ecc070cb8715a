interface GatheringOptions {
  atOnce: number;
  most: number;
}

/**
 * Batches items that arrive in one turn of the event loop, or while `atOnce` batches are under way:
 * no delay on an idle server, larger batches on a busy one.
 */
export class Batcher<T> {
  readonly #options: GatheringOptions;
  /** Must settle each item itself and never reject. */
  readonly #run: (batch: T[]) => Promise<void>;
  #waiting: T[] = [];
  #underWay = 0;
  #leaving = false;

  constructor(options: GatheringOptions, run: (batch: T[]) => Promise<void>) {
    this.#options = options;
    this.#run = run;
  }

  add(one: T): void {
    this.#waiting.push(one);
    this.#leaveSoon();
  }

  #leaveSoon(): void {
    const { atOnce } = this.#options;
    if (this.#leaving || this.#underWay >= atOnce || this.#waiting.length === 0) return;
    this.#leaving = true;
    setImmediate(() => {
      this.#leaving = false;
      void this.#leave(this.#waiting.splice(0, this.#options.most));
      this.#leaveSoon();
    });
  }

  async #leave(batch: T[]): Promise<void> {
    this.#underWay += 1;
    try {
      await this.#run(batch);
    } finally {
      this.#underWay -= 1;
      this.#leaveSoon();
    }
  }
}

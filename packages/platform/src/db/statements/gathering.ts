interface GatheringOptions {
  /** So many batches are under way at a time. */
  atOnce: number;
  /** So much is in one batch. */
  most: number;
}

/**
 * What comes in one turn of the event loop is done together, and so is what comes while enough is under
 * way: nothing waits on a quiet server, and on a busy one there are fewer and larger batches.
 */
export class Gathering<T> {
  readonly #options: GatheringOptions;
  /** Answers to each by itself and never fails. */
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

import type { Random } from '@engawa/demo/random';

/** Twenty requests a second for a thousand online users. */
const requestsPerSecond = 0.02;

/**
 * Think time after a page of `calls` calls, in milliseconds. Exponential, hence memoryless: the
 * start within a think time does not matter, and many people together form a Poisson process.
 */
export const thinkTimeMs = (random: Random, calls: number): number =>
  (-Math.log(1 - random.next()) * calls * 1000) / requestsPerSecond;

interface Planned<T> {
  at: number;
  what: T;
}

export class Schedule<T> {
  readonly #heap: Planned<T>[] = [];

  get next(): number {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  add(at: number, what: T): void {
    const heap = this.#heap;
    heap.push({ at, what });
    let place = heap.length - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#at(parent) <= at) break;
      this.#swap(place, parent);
      place = parent;
    }
  }

  takeDue(now: number): Planned<T> | undefined {
    const heap = this.#heap;
    const top = heap[0];
    if (!top || top.at > now) return undefined;
    const last = heap.pop() as Planned<T>;
    if (heap.length === 0) return top;
    heap[0] = last;
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const child = this.#at(right) < this.#at(left) ? right : left;
      if (this.#at(child) >= this.#at(place)) return top;
      this.#swap(place, child);
      place = child;
    }
  }

  #at(place: number): number {
    return this.#heap[place]?.at ?? Number.POSITIVE_INFINITY;
  }

  #swap(one: number, other: number): void {
    const heap = this.#heap as [Planned<T>, ...Planned<T>[]];
    [heap[one], heap[other]] = [heap[other] as Planned<T>, heap[one] as Planned<T>];
  }
}

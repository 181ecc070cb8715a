import type { Bits } from './bits.ts';
import { blockRows, type NumberColumn } from './columns.ts';
import type { IdTable, IdWords } from './id-table.ts';

/** The best rows of those offered, in descending order of place, then of id. */
export class BestRows {
  readonly #ids: IdTable;
  readonly #most: number;
  readonly #after: { place: number; id: IdWords } | undefined;
  /** A heap with the worst of the collected rows on top. */
  readonly #rows: number[] = [];
  readonly #places: number[] = [];
  /** Places below this need not be offered. */
  least = Number.NEGATIVE_INFINITY;

  constructor(ids: IdTable, most: number, after?: { place: number; id: IdWords }) {
    this.#ids = ids;
    this.#most = most;
    this.#after = after;
    if (most === 0) this.least = Number.POSITIVE_INFINITY;
  }

  /** Places above this were on an earlier page and need not be offered. */
  get highest(): number {
    return this.#after?.place ?? Number.POSITIVE_INFINITY;
  }

  offer(row: number, place: number): void {
    if (place < this.least) return;
    const after = this.#after;
    if (after !== undefined && place >= after.place) {
      if (place > after.place || this.#ids.compareTo(row, after.id) >= 0) return;
    }
    this.#take(row, place);
  }

  inOrder(): { row: number; place: number }[] {
    const places = this.#places;
    return this.#rows
      .map((row, at) => ({ row, place: places[at] as number }))
      .toSorted((one, other) => other.place - one.place || this.#ids.compare(other.row, one.row));
  }

  #take(row: number, place: number): void {
    const [rows, places] = [this.#rows, this.#places];
    if (rows.length < this.#most) {
      rows.push(row);
      places.push(place);
      this.#rise(rows.length - 1);
    } else {
      if (this.#most === 0 || !this.#isWorse(rows[0] as number, places[0] as number, row, place)) {
        return;
      }
      rows[0] = row;
      places[0] = place;
      this.#sink();
    }
    if (rows.length === this.#most) this.least = places[0] as number;
  }

  #isWorse(row: number, place: number, than: number, thanPlace: number): boolean {
    return place < thanPlace || (place === thanPlace && this.#ids.compare(row, than) < 0);
  }

  #worseAt(one: number, other: number): boolean {
    const [rows, places] = [this.#rows, this.#places];
    return this.#isWorse(
      rows[one] as number,
      places[one] as number,
      rows[other] as number,
      places[other] as number,
    );
  }

  #rise(from: number): void {
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!this.#worseAt(at, above)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let worst = at;
      if (left < this.#rows.length && this.#worseAt(left, worst)) worst = left;
      if (right < this.#rows.length && this.#worseAt(right, worst)) worst = right;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(one: number, other: number): void {
    for (const list of [this.#rows, this.#places]) {
      const kept = list[one] as number;
      list[one] = list[other] as number;
      list[other] = kept;
    }
  }
}

const blockWords = blockRows / 32;

/** Backwards: the rows added last are usually the newest, so most blocks can then be skipped. */
export function offerHits(hits: Bits, column: NumberColumn, best: BestRows): void {
  const { values, tops, bottoms } = column;
  const { highest } = best;
  for (let block = tops.length - 1; block >= 0; block -= 1) {
    if ((tops[block] as number) < best.least || (bottoms[block] as number) > highest) continue;
    for (let at = (block + 1) * blockWords - 1; at >= block * blockWords; at -= 1) {
      for (let left = hits[at] as number; left !== 0; ) {
        const high = 31 - Math.clz32(left);
        const row = (at << 5) + high;
        const place = values[row] as number;
        if (place >= best.least && place <= highest) best.offer(row, place);
        left &= ~(1 << high);
      }
    }
  }
}

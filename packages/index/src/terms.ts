import { Arena, type Pen } from './arena.ts';
import { type Bits, setBit } from './bits.ts';

interface Term extends Pen {
  /** Where its list of rows begins. */
  address: number;
  last: number;
  count: number;
}

/** New terms are looked through one by one until there are so many. */
const mostFresh = 2_000;

/**
 * Which rows have which terms. Rows come in ascending order, so that a list keeps the gaps between
 * them, mostly a byte each. Nothing is ever taken out: the index knows which rows still count.
 */
export class Terms {
  readonly #arena = new Arena();
  readonly #terms = new Map<string, Term>();
  #sorted: string[] = [];
  #fresh: string[] = [];

  get bytes(): number {
    return this.#arena.bytes;
  }

  add(text: string, row: number): void {
    let term = this.#terms.get(text);
    if (!term) {
      const pen = this.#arena.begin();
      term = { ...pen, address: pen.at, last: -1, count: 0 };
      this.#terms.set(text, term);
      this.#fresh.push(text);
    }
    if (term.last === row) return;
    this.#arena.write(term, row - term.last);
    term.last = row;
    term.count += 1;
  }

  /** How many rows were ever given this term. */
  countOf(text: string): number {
    return this.#terms.get(text)?.count ?? 0;
  }

  mark(text: string, into: Bits): void {
    const term = this.#terms.get(text);
    if (!term) return;
    // The first gap counts from -1, so that row 0 has one, too.
    this.#arena.readSums(term.address, term.count, (sum) => setBit(into, sum - 1));
  }

  markBeginning(prefix: string, into: Bits): void {
    for (const text of this.#beginning(prefix)) this.mark(text, into);
  }

  *#beginning(prefix: string): Generator<string> {
    if (this.#fresh.length > mostFresh) this.#sort();
    for (const text of this.#fresh) if (text.startsWith(prefix)) yield text;
    for (let at = placeOf(this.#sorted, prefix); at < this.#sorted.length; at += 1) {
      const text = this.#sorted[at] as string;
      if (!text.startsWith(prefix)) return;
      yield text;
    }
  }

  #sort(): void {
    this.#sorted = [...this.#sorted, ...this.#fresh].toSorted(byCode);
    this.#fresh = [];
  }
}

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The first place whose text does not come before this one. */
function placeOf(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

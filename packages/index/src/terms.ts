import { Arena, type Pen } from './arena.ts';
import { type Bits, setBit } from './bits.ts';
import { ShortTexts } from './short-texts.ts';

interface Term extends Pen {
  address: number;
  last: number;
  count: number;
}

/** A slice of a long text, to avoid a million substrings. */
export interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** New terms are searched linearly up to this number, then sorted in. */
const mostFresh = 2_000;

/**
 * Maps terms to rows. Rows are added in ascending order, so lists store gaps, mostly a byte each.
 * Nothing is removed: the index ignores deleted rows.
 */
export class Terms {
  readonly #arena = new Arena();
  readonly #short = new ShortTexts<Term>();
  readonly #long = new Map<string, Term>();
  #sorted: string[] = [];
  #fresh: string[] = [];

  get bytes(): number {
    return this.#arena.bytes;
  }

  add(text: string, row: number): void {
    this.#note(this.#termOf(text) ?? this.#begin(text), row);
  }

  /** Adds all terms of a slice, separated by blanks or quotes. */
  addAll({ text, from, to }: Piece, row: number): void {
    for (let at = from; at < to; ) {
      let end = at;
      while (end < to && !isBetween(text.charCodeAt(end))) end += 1;
      if (end > at) this.#addPart(text, at, end, row);
      at = end + 1;
    }
  }

  mark(text: string, into: Bits): void {
    this.each(text, (row) => setBit(into, row));
  }

  each(text: string, say: (row: number) => void): void {
    const term = this.#termOf(text);
    if (!term) return;
    // The first gap counts from -1, so that row 0 has one, too.
    this.#arena.readSums(term.address, term.count, (sum) => say(sum - 1));
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

  #addPart(texts: string, at: number, end: number, row: number): void {
    if (end - at > 2) return this.add(texts.slice(at, end), row);
    const second = end - at === 2 ? texts.charCodeAt(at + 1) : 0;
    const term = this.#short.get(ShortTexts.keyOf(texts.charCodeAt(at), second));
    this.#note(term ?? this.#begin(texts.slice(at, end)), row);
  }

  #note(term: Term, row: number): void {
    if (term.last === row) return;
    this.#arena.write(term, row - term.last);
    term.last = row;
    term.count += 1;
  }

  #termOf(text: string): Term | undefined {
    return text.length > 2 ? this.#long.get(text) : this.#short.get(keyOf(text));
  }

  #begin(piece: string): Term {
    const text = ownText(piece);
    const pen = this.#arena.begin();
    const term = { ...pen, address: pen.at, last: -1, count: 0 };
    if (text.length > 2) this.#long.set(text, term);
    else this.#short.add(keyOf(text), term);
    this.#fresh.push(text);
    return term;
  }

  #sort(): void {
    this.#sorted = [...this.#sorted, ...this.#fresh].toSorted(byCode);
    this.#fresh = [];
  }
}

/** A copy, because a substring would keep the whole text in memory. */
const ownText = (piece: string): string => Buffer.from(piece, 'utf16le').toString('utf16le');

const keyOf = (text: string): number =>
  ShortTexts.keyOf(text.charCodeAt(0), text.length > 1 ? text.charCodeAt(1) : 0);

const isBetween = (code: number): boolean => code === 0x20 || code === 0x27;

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The first position whose text is not smaller. */
function placeOf(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

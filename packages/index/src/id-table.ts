const free = -1;
const removed = -2;

/** A UUID as four words, whose order is that of the database. */
export type IdWords = readonly [number, number, number, number];

export function wordsOfId(id: string): IdWords {
  const hex = (text: string) => Number.parseInt(text, 16);
  return [
    hex(id.slice(0, 8)),
    hex(id.slice(9, 13) + id.slice(14, 18)),
    hex(id.slice(19, 23) + id.slice(24, 28)),
    hex(id.slice(28)),
  ];
}

/** Maps UUIDs to rows. A million entries take forty megabytes, a fifth of a map with texts. */
export class IdTable {
  #words: Uint32Array<ArrayBuffer>;
  #slots: Int32Array<ArrayBuffer>;
  /** Used slots, including those of removed ids. */
  #taken = 0;

  constructor(rows: number) {
    this.#words = new Uint32Array(rows * 4);
    this.#slots = new Int32Array(slotsFor(rows)).fill(free);
  }

  grow(rows: number): void {
    const words = new Uint32Array(rows * 4);
    words.set(this.#words);
    this.#words = words;
    this.#rehash(slotsFor(rows));
  }

  rowOf(id: IdWords): number | undefined {
    const slot = this.#slotOf(id);
    return slot === undefined ? undefined : this.#slots[slot];
  }

  /** Assigns the id to this row, from any earlier one. */
  put(id: IdWords, row: number): void {
    this.#words.set(id, row * 4);
    const known = this.#slotOf(id);
    if (known !== undefined) {
      this.#slots[known] = row;
      return;
    }
    if ((this.#taken + 1) * 2 > this.#slots.length) this.#rehash(this.#slots.length);
    this.#take(id, row);
  }

  remove(id: IdWords): void {
    const slot = this.#slotOf(id);
    if (slot !== undefined) this.#slots[slot] = removed;
  }

  idOf(row: number): string {
    const hex = this.#wordsAt(row)
      .map((word) => word.toString(16).padStart(8, '0'))
      .join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  compare(one: number, other: number): number {
    for (let at = 0; at < 4; at += 1) {
      const difference =
        (this.#words[one * 4 + at] as number) - (this.#words[other * 4 + at] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  compareTo(row: number, id: IdWords): number {
    for (let at = 0; at < 4; at += 1) {
      const difference = (this.#words[row * 4 + at] as number) - (id[at] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #slotOf(words: IdWords): number | undefined {
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(words) & mask; ; slot = (slot + 1) & mask) {
      const row = this.#slots[slot] as number;
      if (row === free) return undefined;
      if (row !== removed && this.compareTo(row, words) === 0) return slot;
    }
  }

  #take(words: IdWords, row: number): void {
    const mask = this.#slots.length - 1;
    let slot = hashOf(words) & mask;
    while (this.#slots[slot] !== free) slot = (slot + 1) & mask;
    this.#slots[slot] = row;
    this.#taken += 1;
  }

  /** Drops removed ids, so that even the same size may suffice. */
  #rehash(atLeast: number): void {
    const rows = this.#slots.filter((row) => row >= 0);
    this.#slots = new Int32Array(Math.max(atLeast, slotsFor(rows.length + 1))).fill(free);
    this.#taken = 0;
    for (const row of rows) this.#take(this.#wordsAt(row), row);
  }

  #wordsAt(row: number): IdWords {
    const word = (at: number) => this.#words[row * 4 + at] as number;
    return [word(0), word(1), word(2), word(3)];
  }
}

/** A power of two, at most half full. */
const slotsFor = (rows: number): number => 2 ** Math.ceil(Math.log2(Math.max(rows, 8) * 2 + 2));

/** Uses all four words, because time-based ids start alike. */
function hashOf([one, two, three, four]: IdWords): number {
  let hash = Math.imul(one ^ (two >>> 7), 0x9e3779b1);
  hash = Math.imul(hash ^ three ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ four ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

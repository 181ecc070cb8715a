const pageBits = 20;
const pageSize = 2 ** pageBits;
const pageMask = pageSize - 1;

/** Bytes of a slice by level; the address of the list's next slice follows them. */
const sliceSizes = [12, 28, 60, 124, 252, 508, 1020, 2044, 4092, 8188, 16380] as const;
const addressSize = 4;
const lastLevel = sliceSizes.length - 1;

const sizeOf = (level: number): number => sliceSizes[Math.min(level, lastLevel)] as number;

export interface Pen {
  at: number;
  end: number;
  level: number;
}

/**
 * Many growing lists of bytes in few large pages, because an array per list would cost more than
 * its content. A list is a chain of slices, each larger than the one before.
 */
export class Arena {
  readonly #pages: Uint8Array<ArrayBuffer>[] = [];
  #next = 0;

  get bytes(): number {
    return this.#pages.length * pageSize;
  }

  /** Starts a list; its address is where reading begins. */
  begin(): Pen {
    return this.#slice(0);
  }

  /** Seven bits a byte, lowest first; the last byte is below 128. */
  write(pen: Pen, number: number): void {
    let left = number;
    for (; left > 127; left >>>= 7) this.#byte(pen, (left & 127) | 128);
    this.#byte(pen, left);
  }

  /** Reads the first numbers of a list and passes each running sum to `say`. */
  readSums(address: number, count: number, say: (sum: number) => void): void {
    let [level, at] = [0, address & pageMask];
    let page = this.#pages[address >>> pageBits] as Uint8Array;
    let end = at + sizeOf(0);
    let [sum, number, shift] = [0, 0, 0];
    for (let said = 0; said < count; ) {
      if (at === end) {
        const next = addressAt(page, end);
        level += 1;
        page = this.#pages[next >>> pageBits] as Uint8Array;
        at = next & pageMask;
        end = at + sizeOf(level);
      }
      const byte = page[at] as number;
      at += 1;
      number |= (byte & 127) << shift;
      if (byte > 127) {
        shift += 7;
        continue;
      }
      sum += number;
      say(sum);
      said += 1;
      number = 0;
      shift = 0;
    }
  }

  #byte(pen: Pen, byte: number): void {
    if (pen.at === pen.end) {
      const next = this.#slice(pen.level + 1);
      const page = this.#pages[pen.end >>> pageBits] as Uint8Array;
      for (let part = 0; part < addressSize; part += 1) {
        page[(pen.end & pageMask) + part] = (next.at >>> (8 * part)) & 255;
      }
      Object.assign(pen, next);
    }
    (this.#pages[pen.at >>> pageBits] as Uint8Array)[pen.at & pageMask] = byte;
    pen.at += 1;
  }

  /** Allocates a slice, which never crosses a page. */
  #slice(level: number): Pen {
    const size = sizeOf(level) + addressSize;
    if ((this.#next & pageMask) + size > pageSize || this.#next === this.bytes) {
      this.#next = this.bytes;
      this.#pages.push(new Uint8Array(pageSize));
    }
    const at = this.#next;
    this.#next += size;
    return { at, end: at + sizeOf(level), level };
  }
}

const addressAt = (page: Uint8Array, at: number): number =>
  ((page[at] as number) |
    ((page[at + 1] as number) << 8) |
    ((page[at + 2] as number) << 16) |
    ((page[at + 3] as number) << 24)) >>>
  0;

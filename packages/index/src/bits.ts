export type Bits = Uint32Array<ArrayBuffer>;

export const bitsFor = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5);

export function setBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] as number) & ~(1 << (row & 31));
}

export const hasBit = (bits: Bits, row: number): boolean =>
  ((bits[row >>> 5] as number) & (1 << (row & 31))) !== 0;

export function andInto(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) {
    bits[at] = (bits[at] as number) & (other[at] as number);
  }
}

export function orInto(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) {
    bits[at] = (bits[at] as number) | (other[at] as number);
  }
}

/** Keeps the bits that are set in any of these, in a single pass over the hits. */
export function andAnyInto(bits: Bits, any: readonly Bits[]): void {
  if (any.length > 4) {
    const all = bitsFor(bits.length * 32);
    for (let at = 0; at < any.length; at += 3) orThreeInto(all, any.slice(at, at + 3));
    return andInto(bits, all);
  }
  const [one, two = one, three = one, four = one] = any;
  if (!one || !two || !three || !four) return void bits.fill(0);
  for (let at = 0; at < bits.length; at += 1) {
    bits[at] =
      (bits[at] as number) &
      ((one[at] as number) | (two[at] as number) | (three[at] as number) | (four[at] as number));
  }
}

function orThreeInto(bits: Bits, [one, two = one, three = one]: readonly Bits[]): void {
  if (!one || !two || !three) return;
  for (let at = 0; at < bits.length; at += 1) {
    bits[at] =
      (bits[at] as number) | (one[at] as number) | (two[at] as number) | (three[at] as number);
  }
}

export function withoutInto(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) {
    bits[at] = (bits[at] as number) & ~(other[at] as number);
  }
}

/** Population count: adds up bits in pairs, then fours, then bytes. */
export function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += onesOf(bits[at] as number);
  return count;
}

/** Clears rows whose value is out of range; reads only rows that are set. */
export function keepBetween(
  bits: Bits,
  values: Readonly<ArrayLike<number>>,
  from: number,
  to: number,
): void {
  for (let at = 0; at < bits.length; at += 1) {
    const word = bits[at] as number;
    let kept = word;
    for (let left = word; left !== 0; left &= left - 1) {
      const low = left & -left;
      const value = values[(at << 5) + 31 - Math.clz32(low)] as number;
      if (value < from || value > to) kept &= ~low;
    }
    bits[at] = kept;
  }
}

export function grown(bits: Bits, rows: number): Bits {
  const larger = bitsFor(rows);
  larger.set(bits);
  return larger;
}

import type { Score } from './query.ts';

/** Columns that are scored together, and the bits that each needs; 16 in all. */
export type Packing<Name extends string = string> = Readonly<Partial<Record<Name, number>>>;

interface Member {
  readonly name: string;
  readonly shift: number;
  readonly mask: number;
}

/** Several small columns in one number, so that one table look-up yields the points of all. */
export class Pack {
  readonly #members: readonly Member[];
  values: Uint16Array<ArrayBuffer>;

  constructor(packing: Packing, rows: number) {
    let shift = 0;
    this.#members = Object.entries(packing).map(([name, bits = 0]) => {
      const member = { name, shift, mask: 2 ** bits - 1 };
      shift += bits;
      return member;
    });
    if (shift > 16) throw new Error('more than 16 bits in one pack');
    this.values = new Uint16Array(rows);
  }

  grow(rows: number): void {
    const values = new Uint16Array(rows);
    values.set(this.values);
    this.values = values;
  }

  write(row: number, values: Readonly<Record<string, number>>): void {
    let packed = 0;
    for (const { name, shift, mask } of this.#members) {
      packed |= Math.min(values[name] ?? 0, mask) << shift;
    }
    this.values[row] = packed;
  }

  has(name: string): boolean {
    return this.#members.some((member) => member.name === name);
  }

  /** Total points by packed value; bytes, to fit the processor's cache. */
  pointsOf(plan: Score['plan']): Uint8Array {
    const table = new Uint8Array(65_536);
    let filled = 1;
    for (const { name, mask } of this.#members) {
      const points = plan.find(({ column }) => column === name)?.points ?? [];
      // The entries of the lower columns repeat for every value of this one.
      for (let value = mask; value >= 0; value -= 1) {
        const more = points[value] ?? 0;
        if (more === 0) {
          table.copyWithin(value * filled, 0, filled);
          continue;
        }
        for (let low = 0; low < filled; low += 1) {
          table[value * filled + low] = (table[low] as number) + more;
        }
      }
      filled *= mask + 1;
    }
    return table;
  }
}

const mostInByte = 255;

/** Whether the pack has a column of the plan, and its points fit in a byte. */
export function isUsable(pack: Pack, plan: Score['plan']): boolean {
  return plan.some(({ column }) => pack.has(column)) && mostOf(pack, plan) <= mostInByte;
}

/** The most points that the pack's columns can yield together. */
export const mostOf = (pack: Pack, plan: Score['plan']): number =>
  plan
    .filter(({ column }) => pack.has(column))
    .reduce((sum, { points }) => sum + Math.max(0, ...points), 0);

export const createPacks = (packings: readonly Packing[], rows: number): Pack[] =>
  packings.map((packing) => new Pack(packing, rows));

export const unpacked = (packs: readonly Pack[], plan: Score['plan']): Score['plan'] =>
  plan.filter(({ column }) => !packs.some((pack) => pack.has(column)));

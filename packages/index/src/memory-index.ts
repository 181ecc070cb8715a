import { BestRows } from './best-rows.ts';
import { type Bits, bitsFor, clearBit, countBits, grown, setBit } from './bits.ts';
import { type Column, type ColumnKind, createColumn, growColumn, writeValue } from './columns.ts';
import { IdTable, type IdWords, wordsOfId } from './id-table.ts';
import { type Held, isKnownAsBits, narrow, narrowByWord } from './narrow.ts';
import { createPacks, type Pack, type Packing } from './packs.ts';
import type { Found, Query } from './query.ts';
import { highestSum, rankHits, scorer, wholeBlocks } from './score.ts';
import { Terms } from './terms.ts';

export interface Row<Name extends string = string> {
  readonly id: string;
  readonly values: Readonly<Record<Name, number>>;
  readonly terms: Iterable<string>;
}

/**
 * Rows in memory, to be narrowed, counted, scored and put in order. It knows neither people nor jobs,
 * no thread and no database. A row that is put in again gets a new place at the end and the old one no
 * longer counts: so nothing is ever moved, and after many changes the index is filled anew
 * (`outdated`).
 */
export class MemoryIndex<Name extends string> {
  readonly #columns: Record<Name, Column>;
  readonly #packs: readonly Pack[];
  readonly #ids: IdTable;
  readonly #terms = new Terms();
  #inUse: Bits;
  #room: number;
  #rows = 0;
  #alive = 0;

  constructor(
    columns: Readonly<Record<Name, ColumnKind>>,
    expected = 0,
    packings: readonly Packing<Name>[] = [],
  ) {
    this.#room = wholeBlocks(expected);
    const kinds = Object.entries(columns) as [Name, ColumnKind][];
    this.#columns = Object.fromEntries(
      kinds.map(([name, kind]) => [name, createColumn(kind, this.#room)]),
    ) as Record<Name, Column>;
    this.#packs = createPacks(packings, this.#room);
    this.#ids = new IdTable(this.#room);
    this.#inUse = bitsFor(this.#room);
  }

  get size(): number {
    return this.#alive;
  }

  /** Rows that no longer count and still take up room. */
  get outdated(): number {
    return this.#rows - this.#alive;
  }

  put({ id, values, terms }: Row<Name>): void {
    const words = wordsOfId(id);
    this.#remove(words);
    if (this.#rows === this.#room) this.#grow();
    const row = this.#rows;
    this.#rows += 1;
    this.#alive += 1;
    for (const name of Object.keys(this.#columns) as Name[]) {
      writeValue(this.#columns[name], row, values[name]);
    }
    for (const pack of this.#packs) pack.write(row, (name) => values[name as Name]);
    for (const term of terms) this.#terms.add(term, row);
    this.#ids.put(words, row);
    setBit(this.#inUse, row);
  }

  remove(id: string): void {
    this.#remove(wordsOfId(id));
  }

  search(query: Query<Name>): Found {
    const hits = this.#inUse.slice();
    const held: Held = {
      columns: this.#columns,
      ids: this.#ids,
      terms: this.#terms,
      blank: () => bitsFor(this.#room),
    };
    // What is known as bits comes first, so that fewer rows are left to be looked at one by one.
    const [known, looked] = [true, false].map((isKnown) =>
      query.where.filter((condition) => isKnownAsBits(this.#columns, condition) === isKnown),
    );
    for (const condition of known ?? []) narrow(held, hits, condition);
    for (const condition of looked ?? []) narrow(held, hits, condition);
    for (const word of query.words ?? []) narrowByWord(held, hits, word);
    return query.score ? this.#byScore(hits, query) : this.#byColumn(hits, query);
  }

  #remove(id: IdWords): void {
    const row = this.#ids.rowOf(id);
    if (row === undefined) return;
    clearBit(this.#inUse, row);
    this.#ids.remove(id);
    this.#alive -= 1;
  }

  #byColumn(hits: Bits, query: Query<Name>): Found {
    if (query.order === 'score') throw new Error('nothing to score by');
    const best = this.#bestOf(query);
    const values = this.#placesOf(query.order);
    if (query.limit > 0) {
      // From the end: what was put in last is mostly what is newest, and then little else is offered.
      for (let at = hits.length - 1; at >= 0; at -= 1) {
        for (let left = hits[at] as number; left !== 0; ) {
          const high = 31 - Math.clz32(left);
          const row = (at << 5) + high;
          const place = values[row] as number;
          if (place >= best.least) best.offer(row, place);
          left &= ~(1 << high);
        }
      }
    }
    const rows = this.#page(best, query).map(({ row, place }) => ({
      id: this.#ids.idOf(row),
      place,
      score: null,
    }));
    return { count: countBits(hits), rows, byScore: [] };
  }

  #byScore(hits: Bits, query: Query<Name>): Found {
    const { score, order } = query;
    if (!score) throw new Error('nothing to score by');
    const best = this.#bestOf(query);
    const bySum = new Uint32Array(highestSum + 1);
    const places = order === 'score' ? undefined : this.#placesOf(order);
    rankHits({ columns: this.#columns, packs: this.#packs }, hits, score, {
      best,
      shift: this.#shiftOf(score),
      places,
      bySum,
    });
    const sumOf = scorer(this.#columns, score);
    const rows = this.#page(best, query).map(({ row, place }) => ({
      id: this.#ids.idOf(row),
      place,
      score: sumOf(row),
    }));
    const last = bySum.findLastIndex((count) => count > 0);
    return { count: countBits(hits), rows, byScore: Array.from(bySum.subarray(0, last + 1)) };
  }

  #placesOf(name: Name): Float64Array {
    const column = this.#columns[name];
    if (column.kind !== 'number') throw new Error(`${name} is no order`);
    return column.values;
  }

  #shiftOf({ shift }: NonNullable<Query<Name>['score']>) {
    return shift && { perPoint: shift.perPoint, values: this.#placesOf(shift.column) };
  }

  #bestOf({ after, offset = 0, limit }: Query<Name>): BestRows {
    const from = after && { place: after.place, id: wordsOfId(after.id) };
    return new BestRows(this.#ids, limit === 0 ? 0 : offset + limit, from);
  }

  #page(best: BestRows, { offset = 0 }: Query<Name>) {
    return best.inOrder().slice(offset);
  }

  #grow(): void {
    this.#room *= 2;
    for (const column of Object.values<Column>(this.#columns)) growColumn(column, this.#room);
    for (const pack of this.#packs) pack.grow(this.#room);
    this.#ids.grow(this.#room);
    this.#inUse = grown(this.#inUse, this.#room);
  }
}

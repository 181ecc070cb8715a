import { BestRows, offerHits } from './best-rows.ts';
import { type Bits, bitsFor, clearBit, countBits, grown, setBit } from './bits.ts';
import {
  type Column,
  type ColumnKind,
  createColumn,
  growColumn,
  type NumberColumn,
  writeValue,
} from './columns.ts';
import { IdTable, type IdWords, wordsOfId } from './id-table.ts';
import { type Held, isKnownAsBits, narrow, narrowByWord } from './narrow.ts';
import { createPacks, type Pack, type Packing } from './packs.ts';
import type { Found, Query } from './query.ts';
import { extraPoints } from './score/extra-points.ts';
import { rankHits, scorer, wholeBlocks } from './score/score.ts';
import { type Piece, Terms } from './terms.ts';

export interface Row<Name extends string = string> {
  readonly id: string;
  readonly values: Readonly<Record<Name, number>>;
  readonly terms: Iterable<string>;
  /** Further terms, separated by blanks or quotes. */
  readonly words?: Piece;
}

/**
 * Filters, counts, scores and orders rows in memory. Independent of people, jobs, threads and
 * databases. An update appends the row and marks the old one as deleted, so that no row ever moves;
 * after many updates the owner builds a new index (`outdated`).
 */
export class MemoryIndex<Name extends string> {
  readonly #columns: Record<Name, Column>;
  readonly #named: readonly [Name, Column][];
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
    this.#named = kinds.map(([name, kind]) => [name, createColumn(kind, this.#room)]);
    this.#columns = Object.fromEntries(this.#named) as Record<Name, Column>;
    this.#packs = createPacks(packings, this.#room);
    this.#ids = new IdTable(this.#room);
    this.#inUse = bitsFor(this.#room);
  }

  get size(): number {
    return this.#alive;
  }

  /** Deleted rows that still take up memory. */
  get outdated(): number {
    return this.#rows - this.#alive;
  }

  put({ id, values, terms, words }: Row<Name>): void {
    const idWords = wordsOfId(id);
    this.#remove(idWords);
    if (this.#rows === this.#room) this.#grow();
    const row = this.#rows;
    this.#rows += 1;
    this.#alive += 1;
    for (const [name, column] of this.#named) writeValue(column, row, values[name]);
    for (const pack of this.#packs) pack.write(row, values);
    for (const term of terms) this.#terms.add(term, row);
    if (words) this.#terms.addAll(words, row);
    this.#ids.put(idWords, row);
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
    // Bitmap conditions first, so that fewer rows are left to be read one by one.
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
    if (query.limit > 0) offerHits(hits, this.#numbersOf(query.order), best);
    const rows = this.#page(best, query).map(({ row, place }) => ({
      id: this.#ids.idOf(row),
      place,
      score: null,
    }));
    return { count: countBits(hits), rows };
  }

  #byScore(hits: Bits, query: Query<Name>): Found {
    const { score, order } = query;
    if (!score) throw new Error('nothing to score by');
    const best = this.#bestOf(query);
    const places = order === 'score' ? undefined : this.#numbersOf(order).values;
    const extra = extraPoints(this.#terms, score.shared ?? [], this.#room);
    const scored = { columns: this.#columns, packs: this.#packs, extra };
    rankHits(scored, hits, score, {
      best,
      shift: this.#shiftOf(score),
      places,
    });
    const sumOf = scorer(scored, score);
    const rows = this.#page(best, query).map(({ row, place }) => ({
      id: this.#ids.idOf(row),
      place,
      score: sumOf(row),
    }));
    return { count: countBits(hits), rows };
  }

  #numbersOf(name: Name): NumberColumn {
    const column = this.#columns[name];
    if (column.kind !== 'number') throw new Error(`${name} is no order`);
    return column;
  }

  #shiftOf({ shift }: NonNullable<Query<Name>['score']>) {
    if (!shift) return undefined;
    const { values, tops } = this.#numbersOf(shift.column);
    return { perPoint: shift.perPoint, values, tops };
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
    for (const [, column] of this.#named) growColumn(column, this.#room);
    for (const pack of this.#packs) pack.grow(this.#room);
    this.#ids.grow(this.#room);
    this.#inUse = grown(this.#inUse, this.#room);
  }
}

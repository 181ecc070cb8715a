import type { Tables } from '@engawa/api/database';
import type { TalentQuery } from '@engawa/api/features/talent-search/public';
import { industries } from '@engawa/contract/reference/companies/industries';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { monthOf } from '@engawa/matching/months';
import { bitsOf } from '@engawa/matching/sets';
import type { Databases } from '@engawa/platform/db/database';

const names = [
  'graduation',
  'degree',
  'major',
  'japanese',
  'english',
  'japanese_certified',
  'industries',
  'job_categories',
  'looking_for',
  'worked_industries',
  'worked_kinds',
] as const;
type Name = (typeof names)[number];

/** The same rows as plain arrays, for specialised loops. */
export interface Bare {
  size: number;
  columns: Record<Name, Uint16Array>;
  shown: Int32Array;
  exposure: Int32Array;
  inJapan: Uint8Array;
  native: Uint8Array;
}

const vietnamese = spokenLanguages.ids.indexOf('vi') * 8 + 6;

export async function readBare(
  { pool }: Pick<Databases<Tables>, 'pool'>,
  size: number,
): Promise<Bare> {
  const client = await pool.connect();
  const bare: Bare = {
    size,
    columns: Object.fromEntries(
      names.map((name) => [name, new Uint16Array(size)]),
    ) as Bare['columns'],
    shown: new Int32Array(size),
    exposure: new Int32Array(size),
    inJapan: new Uint8Array(size),
    native: new Uint8Array(size),
  };
  await client.query(`begin; declare students no scroll cursor for
    select ${names.join(', ')}, shown, exposure, (current_country = 'JP')::int,
      (languages @> array[${vietnamese}]::smallint[])::int from student_search`);
  for (let row = 0; ; ) {
    const { rows } = await client.query<number[]>({
      text: 'fetch 20000 from students',
      rowMode: 'array',
    });
    for (const values of rows) {
      for (const [at, name] of names.entries()) bare.columns[name][row] = values[at] as number;
      const [shown, exposure, inJapan, native] = values.slice(names.length) as [
        number,
        number,
        number,
        number,
      ];
      bare.shown[row] = shown;
      bare.exposure[row] = exposure;
      bare.inJapan[row] = inJapan;
      bare.native[row] = native;
      row += 1;
    }
    if (rows.length < 20_000) break;
  }
  await client.query('commit');
  client.release();
  return bare;
}

/** The bitmap of each filter, which any index has precomputed. */
export function bitsOfFilters(bare: Bare, filter: TalentQuery['filter']): Uint32Array[] {
  const { columns } = bare;
  const marked = (fits: (row: number) => boolean): Uint32Array => {
    const bits = new Uint32Array((bare.size + 31) >>> 5);
    for (let row = 0; row < bare.size; row += 1) {
      if (fits(row)) bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31));
    }
    return bits;
  };
  const of = (name: Name) => (row: number) => columns[name][row] as number;
  const { graduationFrom: first, graduationTo: last, from, degreeType, majorType } = filter;
  const all: Uint32Array[] = [];
  const add = <T>(value: T | undefined, fits: (value: T) => (row: number) => boolean) => {
    if (value !== undefined) all.push(marked(fits(value)));
  };
  add(first, (month) => (row) => of('graduation')(row) >= monthOf(month));
  add(last, (month) => (row) => of('graduation')(row) <= monthOf(month));
  const japanese = of(filter.certifiedOnly ? 'japanese_certified' : 'japanese');
  add(filter.japaneseLevel, (rung) => (row) => japanese(row) >= rung);
  add(filter.englishLevel, (rung) => (row) => of('english')(row) >= rung);
  add(filter.language, () => (row) => bare.native[row] === 1);
  add(filter.industry, (ids) => (row) => (of('industries')(row) & bitsOf(industries, ids)) !== 0);
  add(filter.jobType, (ids) => (row) => (of('looking_for')(row) & bitsOf(lookingFor, ids)) !== 0);
  add(from, (place) => (row) => (bare.inJapan[row] === 1) === (place === 'japan'));
  add(degreeType, (ids) => (row) => ids.some((id) => degreeTypes.ids[of('degree')(row)] === id));
  add(majorType, (types) => (row) => {
    const major = majorCategories.entries[of('major')(row)];
    return major !== undefined && types.includes(major.type);
  });
  return all;
}

function keepHighest(keys: number[], most: number, key: number): void {
  let at = keys.length;
  while (at > 0 && (keys[at - 1] as number) < key) at -= 1;
  keys.splice(at, 0, key);
  if (keys.length > most) keys.pop();
}

/** Counts the rows in all bitmaps, and finds the newest twenty. */
export function bareSearch({ shown }: Bare, bits: readonly Uint32Array[]): number {
  const [first, ...others] = bits as [Uint32Array, ...Uint32Array[]];
  const newest: number[] = [];
  let count = 0;
  let floor = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < first.length; at += 1) {
    let word = first[at] as number;
    for (const other of others) word &= other[at] as number;
    for (let left = word; left !== 0; left &= left - 1) {
      const row = (at << 5) + 31 - Math.clz32(left & -left);
      count += 1;
      const key = shown[row] as number;
      if (key <= floor) continue;
      keepHighest(newest, 20, key);
      if (newest.length === 20) floor = newest[19] as number;
    }
  }
  return count;
}

/** Adds up everybody's points, and finds the first fifty. */
export function bareScores(
  { size, columns, exposure }: Bare,
  points: readonly (readonly number[])[],
) {
  const [a, b, c, d, e, f, g, h, i, j, k] = names.map((name) => columns[name]);
  const tables = points.map((list) => {
    const table = new Int16Array(2048);
    table.set(list);
    return table;
  });
  const [pa, pb, pc, pd, pe, pf, pg_, ph, pi, pj, pk] = tables;
  const best: number[] = [];
  let floor = Number.NEGATIVE_INFINITY;
  const at = (
    table: Int16Array | undefined,
    column: Uint16Array | undefined,
    row: number,
  ): number => (table as Int16Array)[(column as Uint16Array)[row] as number] as number;
  for (let row = 0; row < size; row += 1) {
    const total =
      at(pa, a, row) +
      at(pb, b, row) +
      at(pc, c, row) +
      at(pd, d, row) +
      at(pe, e, row) +
      at(pf, f, row) +
      at(pg_, g, row) +
      at(ph, h, row) +
      at(pi, i, row) +
      at(pj, j, row) +
      at(pk, k, row);
    const key = total * 10 + (exposure[row] as number);
    if (key <= floor) continue;
    keepHighest(best, 50, key);
    if (best.length === 50) floor = best[49] as number;
  }
  return best;
}

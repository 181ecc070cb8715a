import type { Packing } from '@engawa/index/packs';
import type { Score } from '@engawa/index/query';
import { fieldOf } from './field.ts';

/** Small columns packed in one number, so that a score reads one field instead of a dozen. */
export const packedField = 'packed';
const mostBits = 62;

export interface PackedColumn {
  readonly column: string;
  readonly shift: number;
  readonly bits: number;
}

/** As many columns as fit; the others are read one by one. */
export function packedColumns(packs: readonly Packing[] = []): PackedColumn[] {
  let shift = 0;
  return packs
    .flatMap((packing) => Object.entries(packing))
    .flatMap(([column, bits = 0]) => {
      if (shift + bits > mostBits) return [];
      shift += bits;
      return [{ column, shift: shift - bits, bits }];
    });
}

/** As text, because the value exceeds our integers; the cluster parses it as a long. */
export const packValues = (
  columns: readonly PackedColumn[],
  values: Readonly<Record<string, number>>,
): string =>
  columns
    .reduce((all, { column, shift, bits }) => {
      const value = Math.min(values[column] ?? 0, 2 ** bits - 1);
      return all | (BigInt(value) << BigInt(shift));
    }, 0n)
    .toString();

/**
 * The same sum as in other engines. The script's text is constant, to be compiled once; data are
 * parameters. Points and shifts are encoded as characters of strings, because indexing a string is
 * almost free, while a list of numbers would cost several times the rest.
 */
const sum = `long sum = 0;
int base = (int) params['base'];
List tables = (List) params['packedPoints'];
if (tables.size() > 0) {
  long packed = (long) doc['${packedField}'].value;
  String places = (String) params['places'];
  for (int at = 0; at < tables.size(); ++at) {
    String points = (String) tables.get(at);
    int value = (int) ((packed >> (int) places.charAt(2 * at)) & ((1L << (int) places.charAt(2 * at + 1)) - 1L));
    if (value < points.length()) sum += (int) points.charAt(value) - base;
  }
}
List fields = (List) params['fields'];
List others = (List) params['points'];
for (int at = 0; at < fields.size(); ++at) {
  String points = (String) others.get(at);
  int value = (int) doc[(String) fields.get(at)].value;
  if (value >= 0 && value < points.length()) sum += (int) points.charAt(value) - base;
}`;

const isWithin = `${sum}
sum += (long) params['extra'];
return sum >= (long) params['least'] && sum <= (long) params['most'];`;

const placeOf = (extra: string): string => `${sum}${extra}
String shift = (String) params['shift'];
double more = 0.0;
if (shift.length() > 0) more = (double) doc[shift].value;
return (double) sum * (double) params['perPoint'] + more;`;
const place = placeOf('');
/** The relevance is the sum of the points for terms. */
const placeWithTerms = placeOf(`
sum += (long) _score;`);

/** Keeps points readable, unless some are negative. */
const plainBase = 0x20;
const deepBase = 0x4000;

function planOf(packed: readonly PackedColumn[], { plan }: Score) {
  const isBelow = plan.some(({ points }) => points.some((some) => some < 0));
  const base = isBelow ? deepBase : plainBase;
  const text = (points: readonly number[]) =>
    points.map((some) => String.fromCharCode(some + base)).join('');
  const inPack = plan.flatMap(({ column, points }) => {
    const at = packed.find((one) => one.column === column);
    return at ? [{ ...at, points }] : [];
  });
  const others = plan.filter(({ column }) => !packed.some((one) => one.column === column));
  return {
    base,
    packedPoints: inPack.map(({ points }) => text(points)),
    places: inPack.map(({ shift, bits }) => String.fromCharCode(shift, bits)).join(''),
    fields: others.map(({ column }) => fieldOf(column)),
    points: others.map(({ points }) => text(points)),
  };
}

const highestSum = 1_000;

/** For rows with that many points beside the plan. */
export function boundsScript(packed: readonly PackedColumn[], score: Score, extra: number) {
  const { least = 0, most = highestSum } = score;
  return { source: isWithin, params: { ...planOf(packed, score), extra, least, most } };
}

export function placeScript(packed: readonly PackedColumn[], score: Score) {
  const { perPoint = 1, column } = score.shift ?? {};
  const shift = column === undefined ? '' : fieldOf(column);
  const source = score.shared?.length ? placeWithTerms : place;
  return { source, params: { ...planOf(packed, score), perPoint, shift } };
}

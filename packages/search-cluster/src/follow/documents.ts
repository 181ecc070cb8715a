import { createHash } from 'node:crypto';
import type { ColumnKind } from '@engawa/index/columns';
import type { Row } from '@engawa/index/memory-index';
import type { Packing } from '@engawa/index/packs';
import type { Piece } from '@engawa/index/terms';
import { fieldOf } from '../query/field.ts';
import {
  type PackedColumn,
  packedColumns,
  packedField,
  packValues,
} from '../query/score-script.ts';

type Columns = Readonly<Record<string, ColumnKind>>;

/** How a source's rows are stored in the cluster. */
export interface Shape {
  readonly columns: Columns;
  readonly packed: readonly PackedColumn[];
  /** Rows are stored on disk in descending order of these fields. */
  readonly sortedBy: readonly string[];
  /** Changes whenever existing indexes become incompatible. */
  readonly mark: string;
}

/** The term of a facet's value or of a flag that is set. */
export const facetOf = (column: string, value: number): string => `${column}=${value}`;
export const flagOf = (column: string, flag: number): string => `${column}&${flag}`;

const bits = [0, 1, 2, 3, 4, 5, 6, 7];
export const flagsOf = (value: number): number[] => bits.filter((flag) => (value >> flag) & 1);

/** Facets are indexed as terms and as numbers, for ranges; flags only as terms. */
const fieldKinds = {
  facet: { type: 'short' },
  flags: { type: 'short', index: false },
  short: { type: 'integer' },
  number: { type: 'double' },
} as const;

const wordField = { type: 'keyword', doc_values: false, norms: false } as const;

/** Texts arrive as normalised terms, so that the cluster matches like the other engines. */
export const mappingOf = ({ columns }: Pick<Shape, 'columns'>) => ({
  dynamic: 'strict' as const,
  _source: { enabled: false },
  properties: {
    id: { type: 'keyword' as const, index: false },
    terms: wordField,
    facets: wordField,
    [packedField]: { type: 'long', index: false },
    ...Object.fromEntries(
      Object.entries(columns).map(([name, kind]) => [fieldOf(name), fieldKinds[kind]]),
    ),
  },
});

interface Described {
  readonly columns: Columns;
  readonly packs?: readonly Packing[];
  readonly order: string;
}

export function shapeOf({ columns, packs, order }: Described): Shape {
  const packed = packedColumns(packs);
  const sortedBy = [fieldOf(order), 'id'];
  const text = JSON.stringify([mappingOf({ columns }), packed, sortedBy]);
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { columns, packed, sortedBy, mark };
}

const wordsOf = ({ text, from, to }: Piece): string[] =>
  text.slice(from, to).split(/[ ']+/).filter(Boolean);

export function documentOf({ columns, packed }: Shape, { id, values, terms, words }: Row): string {
  const facets: string[] = [];
  const numbers: Record<string, number> = {};
  for (const [name, kind] of Object.entries(columns)) {
    const value = values[name] ?? 0;
    numbers[fieldOf(name)] = value;
    if (kind === 'facet') facets.push(facetOf(name, value));
    if (kind === 'flags') for (const flag of flagsOf(value)) facets.push(flagOf(name, flag));
  }
  return JSON.stringify({
    id,
    terms: [...terms, ...(words ? wordsOf(words) : [])],
    facets,
    [packedField]: packValues(packed, values),
    ...numbers,
  });
}

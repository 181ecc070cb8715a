import type { ColumnKind } from '@engawa/index/columns';
import type { Condition, Query, Score, Word } from '@engawa/index/query';
import { facetOf, flagOf, flagsOf, type Shape } from '../follow/documents.ts';
import { fieldOf } from './field.ts';
import type { Part } from './find-part.ts';
import { boundsScript, type PackedColumn, placeScript } from './score-script.ts';
import { sharedLevels, sharedScores } from './shared-clauses.ts';

type Columns = Readonly<Record<string, ColumnKind>>;
type Clause = Readonly<Record<string, unknown>>;

const nothing: Clause = { match_none: {} };
const all = (filter: readonly Clause[]): Clause => ({ bool: { filter } });
const any = (should: readonly Clause[]): Clause =>
  should.length === 0 ? nothing : { bool: { should, minimum_should_match: 1 } };
const among = (field: string, values: readonly (string | number)[]): Clause => ({
  terms: { [field]: values },
});

function clauseOf(columns: Columns, condition: Condition): Clause {
  if ('column' in condition) return columnClause(columns, condition);
  if ('terms' in condition) return among('terms', condition.terms);
  if ('ids' in condition) return { ids: { values: condition.ids } };
  if ('any' in condition) return any(condition.any.map((one) => clauseOf(columns, one)));
  if ('all' in condition) return all(condition.all.map((one) => clauseOf(columns, one)));
  return { bool: { must_not: [clauseOf(columns, condition.not)] } };
}

function columnClause(columns: Columns, condition: Extract<Condition, { column: string }>): Clause {
  const { column } = condition;
  if ('anyFlag' in condition) {
    return among(
      'facets',
      flagsOf(condition.anyFlag).map((flag) => flagOf(column, flag)),
    );
  }
  if ('allFlags' in condition) {
    return all(flagsOf(condition.allFlags).map((flag) => among('facets', [flagOf(column, flag)])));
  }
  if ('among' in condition) {
    return columns[column] === 'facet'
      ? facetClause(column, condition.among)
      : among(fieldOf(column), condition.among);
  }
  const { from, to } = condition;
  return range(column, from, to);
}

const range = (column: string, gte: number | undefined, lte: number | undefined): Clause => ({
  range: { [fieldOf(column)]: { gte, lte } },
});

/**
 * Consecutive values become a numeric range, which is evaluated only on rows that match the other
 * conditions; terms would be combined over the whole index.
 */
function facetClause(column: string, values: readonly number[]): Clause {
  const [first = 0, ...others] = values.toSorted((one, other) => one - other);
  const isRow = others.every((value, at) => value === first + at + 1);
  return isRow && others.length > 0
    ? range(column, first, first + others.length)
    : among(
        'facets',
        values.map((value) => facetOf(column, value)),
      );
}

const wordClause = ({ text, begins }: Word): Clause =>
  begins ? { prefix: { terms: { value: text } } } : among('terms', [text]);

function boundsClause(packed: readonly PackedColumn[], score: Score | undefined): Clause[] {
  if (!score || (score.least === undefined && score.most === undefined)) return [];
  // A filter's script cannot read the relevance, so each number of extra points has a clause.
  return [
    any(
      sharedLevels(score).map(({ points, clause }) =>
        all([clause, { script: { script: boundsScript(packed, score, points) } }]),
      ),
    ),
  ];
}

function orderClause(packed: readonly PackedColumn[], { order, score }: Query): Clause {
  if (order !== 'score') return { [fieldOf(order)]: 'desc' };
  if (!score) throw new Error('nothing to score by');
  return { _script: { type: 'number', order: 'desc', script: placeScript(packed, score) } };
}

/** The part of a search that the cluster answers, with some rows excluded. */
export function searchBody(
  { columns, packed }: Shape,
  query: Query,
  { without, offset, limit }: Part,
) {
  const { where, words = [], score, after } = query;
  const extra = score ? sharedScores(score) : [];
  const filter = [
    ...where.map((condition) => clauseOf(columns, condition)),
    ...words.map(wordClause),
    ...boundsClause(packed, score),
    // Without a filter, one of the optional clauses would have to match.
    ...(extra.length > 0 ? [{ match_all: {} }] : []),
  ];
  return {
    query: {
      bool: {
        filter,
        should: extra,
        minimum_should_match: 0,
        must_not: without.length === 0 ? [] : [{ ids: { values: without } }],
      },
    },
    sort: [orderClause(packed, query), { id: 'desc' }],
    ...(after ? { search_after: [after.place, after.id] } : {}),
    from: offset,
    size: limit,
    track_total_hits: true,
    track_scores: extra.length > 0,
    stored_fields: [],
    docvalue_fields: (score?.plan ?? []).map(({ column }) => fieldOf(column)),
  };
}

import type { ColumnKind } from '@engawa/index/columns';
import type { Condition, Query, Score, Word } from '@engawa/index/query';
import { facetOf, fieldOf, flagOf, flagsOf } from './documents.ts';

type Columns = Readonly<Record<string, ColumnKind>>;
type Clause = Readonly<Record<string, unknown>>;

const nothing: Clause = { match_none: {} };
const all = (filter: readonly Clause[]): Clause => ({ bool: { filter } });
const any = (should: readonly Clause[]): Clause =>
  should.length === 0 ? nothing : { bool: { should, minimum_should_match: 1 } };
const among = (field: string, values: readonly (string | number)[]): Clause => ({
  terms: { [field]: values },
});

/** A facet has no more values than a byte. */
const facetValues = Array.from({ length: 256 }, (_, value) => value);

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
  const isFacet = columns[column] === 'facet';
  if ('among' in condition) {
    return isFacet
      ? among(
          'facets',
          condition.among.map((value) => facetOf(column, value)),
        )
      : among(fieldOf(column), condition.among);
  }
  const { from, to } = condition;
  if (!isFacet) return { range: { [fieldOf(column)]: { gte: from, lte: to } } };
  const fitting = facetValues.filter((value) => value >= (from ?? 0) && value <= (to ?? 255));
  return among(
    'facets',
    fitting.map((value) => facetOf(column, value)),
  );
}

const wordClause = ({ text, begins }: Word): Clause =>
  begins ? { prefix: { terms: { value: text } } } : among('terms', [text]);

/**
 * A score as the other engines have it: the sum of what each column's value is worth. The text never
 * changes, so that it is translated once; what it counts comes as parameters.
 */
const sum = `long sum = 0;
for (int at = 0; at < params.fields.size(); ++at) {
  List points = params.points[at];
  int value = (int) doc[params.fields[at]].value;
  if (value >= 0 && value < points.size()) sum += (int) points[value];
}`;
const isWithin = `${sum} return sum >= params.least && sum <= params.most;`;
const place = `${sum} return sum * params.perPoint + (params.shift == null ? 0.0 : doc[params.shift].value);`;

const highestSum = 1_000;

const planOf = ({ plan }: Score) => ({
  fields: plan.map(({ column }) => fieldOf(column)),
  points: plan.map(({ points }) => points),
});

function boundsClause(score: Score | undefined): Clause[] {
  if (!score || (score.least === undefined && score.most === undefined)) return [];
  const { least = 0, most = highestSum } = score;
  const script = { source: isWithin, params: { ...planOf(score), least, most } };
  return [{ script: { script } }];
}

function orderClause({ order, score }: Query): Clause {
  if (order !== 'score') return { [fieldOf(order)]: 'desc' };
  if (!score) throw new Error('nothing to score by');
  const { perPoint = 1, column } = score.shift ?? {};
  const params = {
    ...planOf(score),
    perPoint,
    shift: column === undefined ? null : fieldOf(column),
  };
  return { _script: { type: 'number', order: 'desc', script: { source: place, params } } };
}

/** Of the whole of a search that which the cluster is asked, with some rows left out. */
export function searchBody(
  columns: Columns,
  query: Query,
  { without, offset, limit }: { without: readonly string[]; offset: number; limit: number },
) {
  const { where, words = [], score, after } = query;
  const filter = [
    ...where.map((condition) => clauseOf(columns, condition)),
    ...words.map(wordClause),
    ...boundsClause(score),
  ];
  return {
    query: {
      bool: { filter, must_not: without.length === 0 ? [] : [{ ids: { values: without } }] },
    },
    sort: [orderClause(query), { id: 'desc' }],
    ...(after ? { search_after: [after.place, after.id] } : {}),
    from: offset,
    size: limit,
    track_total_hits: true,
    stored_fields: [],
    docvalue_fields: (score?.plan ?? []).map(({ column }) => fieldOf(column)),
  };
}

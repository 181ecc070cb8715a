import type { Condition } from '@engawa/index/query';
import { describe, expect, test } from 'vitest';
import { shapeOf } from '../follow/documents.ts';
import { searchBody } from './search-body.ts';

const columns = {
  degree: 'facet',
  wishes: 'flags',
  graduation: 'short',
  shown: 'number',
} as const;
const shape = shapeOf({ columns, packs: [{ degree: 2, wishes: 8 }], order: 'shown' });
const everything = { without: [], offset: 0, limit: 20 };

const clauseOf = (condition: Condition) =>
  searchBody(shape, { where: [condition], order: 'shown', limit: 20 }, everything).query.bool
    .filter[0];

describe('conditions', () => {
  test.each<[Condition, object]>([
    [{ column: 'degree', among: [1] }, { terms: { facets: ['degree=1'] } }],
    [{ column: 'degree', among: [1, 3] }, { terms: { facets: ['degree=1', 'degree=3'] } }],
    [{ column: 'degree', among: [2, 1] }, { range: { c_degree: { gte: 1, lte: 2 } } }],
    [{ column: 'degree', among: [] }, { terms: { facets: [] } }],
    [{ column: 'degree', from: 4 }, { range: { c_degree: { gte: 4 } } }],
    [{ column: 'degree', to: 1 }, { range: { c_degree: { lte: 1 } } }],
    [{ column: 'wishes', anyFlag: 0b101 }, { terms: { facets: ['wishes&0', 'wishes&2'] } }],
    [{ column: 'wishes', anyFlag: 0 }, { terms: { facets: [] } }],
    [{ column: 'graduation', from: 3, to: 5 }, { range: { c_graduation: { gte: 3, lte: 5 } } }],
    [{ column: 'graduation', among: [3] }, { terms: { c_graduation: [3] } }],
    [{ terms: [':university:x'] }, { terms: { terms: [':university:x'] } }],
    [{ ids: ['a'] }, { ids: { values: ['a'] } }],
    [{ any: [] }, { match_none: {} }],
    [{ not: { ids: ['a'] } }, { bool: { must_not: [{ ids: { values: ['a'] } }] } }],
  ])('%j', (condition, clause) => {
    expect(clauseOf(condition)).toEqual(clause);
  });

  test('all flags are one condition each', () => {
    expect(clauseOf({ column: 'wishes', allFlags: 0b11 })).toEqual({
      bool: {
        filter: [{ terms: { facets: ['wishes&0'] } }, { terms: { facets: ['wishes&1'] } }],
      },
    });
  });
});

test('a page begins after a row, excludes rows and counts exactly', () => {
  const after = { place: 7, id: 'b' };
  const query = {
    where: [],
    words: [{ text: 'ab', begins: true }],
    order: 'shown',
    after,
    limit: 5,
  };
  const body = searchBody(shape, query, { without: ['a'], offset: 2, limit: 6 });
  expect(body).toMatchObject({
    query: {
      bool: {
        filter: [{ prefix: { terms: { value: 'ab' } } }],
        must_not: [{ ids: { values: ['a'] } }],
      },
    },
    sort: [{ c_shown: 'desc' }, { id: 'desc' }],
    search_after: [7, 'b'],
    from: 2,
    size: 6,
    track_total_hits: true,
  });
});

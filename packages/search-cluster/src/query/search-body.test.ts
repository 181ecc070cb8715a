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

describe('points for terms', () => {
  const shared = [{ terms: [':a', ':b', ':c', ':d', ':a'], each: 3, most: 8 }];
  const plan = [{ column: 'degree', points: [1] }];
  const bodyOf = (least: number | undefined) =>
    searchBody(
      shape,
      { where: [], score: { plan, shared, least }, order: 'score', limit: 5 },
      everything,
    ).query.bool;
  const having = (count: number) => ({
    bool: {
      should: [':a', ':b', ':c', ':d'].map((term) => ({ term: { terms: term } })),
      minimum_should_match: count,
    },
  });

  test('add up to the relevance of a row, until more terms bring no more', () => {
    expect(bodyOf(undefined)).toMatchObject({
      filter: [{ match_all: {} }],
      should: [
        { constant_score: { filter: having(1), boost: 3 } },
        { constant_score: { filter: having(2), boost: 3 } },
        { constant_score: { filter: having(3), boost: 2 } },
      ],
      minimum_should_match: 0,
    });
  });

  test('count for the bounds, by one clause for each sum', () => {
    const [bounds] = bodyOf(50).filter as [{ bool: { should: unknown[] } }];
    const extras = JSON.stringify(bounds).match(/"extra":\d+/g);
    expect(extras).toEqual(['"extra":0', '"extra":3', '"extra":6', '"extra":8']);
    expect(bounds.bool.should[1]).toMatchObject({
      bool: {
        filter: [{ bool: { filter: [{ match_all: {} }, having(1)], must_not: [having(2)] } }, {}],
      },
    });
  });
});

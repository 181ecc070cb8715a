import { expect, test } from 'vitest';
import { MemoryIndex } from './memory-index.ts';
import type { Query } from './query.ts';

const columns = {
  month: 'short',
  kind: 'facet',
  wishes: 'flags',
  level: 'facet',
  rung: 'facet',
  time: 'number',
  turn: 'number',
} as const;
type Name = keyof typeof columns;
const packs = [{ month: 8, kind: 3, wishes: 4 }, { level: 4 }, { rung: 3 }];

/** Above the number of hits from which packs are used. */
const many = 60_000;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const points = (length: number) => Array.from({ length }, (_, value) => (value * 7) % 23);
const rowOf = (number: number, moved: number) => ({
  id: idOf(number),
  terms: [...(number % 37 === 0 ? [':rare'] : []), ...(number % 50 === 0 ? [':rarer'] : [])],
  values: {
    month: (number * 31 + moved) % 200,
    kind: number % 7,
    wishes: (number * 5) % 16,
    level: (number * 11 + moved) % 16,
    rung: (number + moved) % 7,
    time: (number * 13) % 50,
    turn: (number * 7919) % 100_003,
  },
});

const score = {
  plan: [
    { column: 'month', points: points(150) },
    { column: 'wishes', points: points(16) },
    { column: 'level', points: points(16) },
    { column: 'rung', points: points(7) },
  ],
  shift: { perPoint: 10, column: 'time' },
} as const satisfies Query<Name>['score'];

const withTerms = {
  ...score,
  shared: [
    { terms: [':rare', ':rarer', ':none'], each: 3, most: 5 },
    { terms: [':rarer'], each: 2, most: 2 },
  ],
} as const satisfies Query<Name>['score'];

const queries: Record<string, Query<Name>> = {
  'the best': { where: [], score, order: 'score', limit: 200 },
  'within bounds': {
    where: [],
    score: { ...score, least: 25, most: 50 },
    order: 'score',
    limit: 200,
  },
  'by another order': { where: [], score: { ...score, least: 30 }, order: 'turn', limit: 200 },
  'a later page': {
    where: [],
    score,
    order: 'score',
    after: { place: 500, id: idOf(30_000) },
    offset: 3,
    limit: 50,
  },
  'with terms': { where: [], score: withTerms, order: 'score', limit: 200 },
  'with terms within bounds': {
    where: [],
    score: { ...withTerms, least: 40, most: 50 },
    order: 'score',
    limit: 2000,
  },
  'with terms by another order': {
    where: [],
    score: { ...withTerms, least: 30 },
    order: 'turn',
    limit: 200,
  },
  'of some with terms': {
    where: [{ column: 'month', from: 10, to: 180 }],
    score: withTerms,
    order: 'score',
    limit: 90,
  },
  'of some': { where: [{ column: 'month', from: 10, to: 180 }], score, order: 'score', limit: 90 },
};

test.each(Object.entries(queries))('scores are the same with and without packs: %s', (_, query) => {
  const [plain, packed] = [new MemoryIndex(columns), new MemoryIndex(columns, 0, packs)];
  for (const index of [plain, packed]) {
    for (let number = 0; number < many; number += 1) index.put(rowOf(number, 0));
    for (let number = 0; number < many; number += 97) index.put(rowOf(number, 5));
  }
  const found = packed.search(query);
  expect(found.count).toBeGreaterThan(1000);
  expect(found).toEqual(plain.search(query));
});

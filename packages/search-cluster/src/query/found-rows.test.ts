import type { FoundRow } from '@engawa/index/query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundRow, mergePages } from './found-rows.ts';

const inOrder = (rows: readonly FoundRow[]) =>
  rows.toSorted((one, other) => other.place - one.place || (one.id < other.id ? 1 : -1));

test('a page merged from two lists equals that of a single list, at any offset', () => {
  const place = fc.record({ place: fc.integer({ min: 0, max: 5 }), isFresh: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 40 }),
      fc.nat(45),
      fc.integer({ min: 1, max: 8 }),
      (drawn, offset, limit) => {
        const all = drawn.map(({ place: at, isFresh }, number) => ({
          isFresh,
          row: { id: String(number).padStart(3, '0'), place: at, score: null },
        }));
        const of = (isFresh: boolean) =>
          inOrder(all.filter((one) => one.isFresh === isFresh).map(({ row }) => row));
        const fresh = of(true);
        const from = Math.max(0, offset - fresh.length);
        const base = of(false).slice(from, offset + limit);
        const expected = inOrder(all.map(({ row }) => row)).slice(offset, offset + limit);
        expect(mergePages(base, fresh, from, { offset, limit })).toEqual(expected);
      },
    ),
  );
});

test('computes the shown score from the row itself', () => {
  const hit = { sort: [12.5, 'a'], fields: { c_degree: [1], c_major: [9] } };
  const plan = [
    { column: 'degree', points: [1, 4] },
    { column: 'major', points: [2] },
    { column: 'unknown', points: [8] },
  ];
  expect(foundRow(hit, { plan })).toEqual({ id: 'a', place: 12.5, score: 4 });
  const shared = [{ terms: [':cad'], each: 3, most: 8 }];
  expect(foundRow({ ...hit, _score: 3 }, { plan, shared })).toMatchObject({ score: 7 });
  expect(foundRow(hit, undefined)).toEqual({ id: 'a', place: 12.5, score: null });
});

import { expect, test } from 'vitest';
import { correctionsOf } from './crowding.ts';
import { balancedOrderOf, exposureOf, mostExposure, orderOf } from './order.ts';

const one = [1, 1, 1];

test('ranks people wanted by all lower and people wanted by none higher, with the median unchanged', () => {
  const totals = [
    [90, 60, 40],
    [90, 61, 40],
    [90, 60, 41],
  ];
  const pairs = totals.flatMap((row, company) =>
    row.map((total, person) => ({ person, company, total })),
  );
  const { people } = correctionsOf({ pairs, room: { people: one, companies: one } });
  expect(people[0]).toBeLessThan(0);
  expect(people[1]).toBe(0);
  expect(people[2]).toBeGreaterThan(0);
});

test('ranks people lower who have been asked already', () => {
  const pairs = [0, 1, 2].map((person) => ({ person, company: 0, total: 80 }));
  const room = { people: [1, 0.2, 1], companies: [1] };
  const [free = 0, asked = 0] = correctionsOf({ pairs, room }).people;
  expect(orderOf(80, exposureOf(asked))).toBeLessThan(orderOf(80, exposureOf(free)));
});

test('exposure decides among equal scores only, except in the balanced order', () => {
  expect(orderOf(81, -mostExposure)).toBeGreaterThan(orderOf(80, mostExposure));
  expect(orderOf(80, 1)).toBeGreaterThan(orderOf(80, 0));
  expect(balancedOrderOf(80, 20)).toBeGreaterThan(balancedOrderOf(81, 0));
});

test('bounds corrections, and makes none without pairs', () => {
  expect([exposureOf(99), exposureOf(-99), exposureOf(1.26)]).toEqual([
    mostExposure,
    -mostExposure,
    13,
  ]);
  const none = correctionsOf({ pairs: [], room: { people: one, companies: one } });
  expect([...none.people]).toEqual([0, 0, 0]);
});

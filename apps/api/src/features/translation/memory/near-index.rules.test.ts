import { leastThreadMs, threadMs } from '@engawa/contract/testing/thread-ms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NearIndex } from './near-index.rules.ts';
import { figuresIn } from './normal-form.rules.ts';

/** Independent implementation of Dice's coefficient. */
function dice(one: string, other: string): number {
  const pairs = (text: string) =>
    Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
  const open = pairs(other);
  let common = 0;
  for (const pair of pairs(one)) {
    const at = open.indexOf(pair);
    if (at < 0) continue;
    open.splice(at, 1);
    common += 1;
  }
  return (2 * common) / (one.length + other.length - 2);
}

const nearest = (list: readonly string[], text: string): number | undefined => {
  const likes = list.map((one) => {
    const comparable = one.length >= 12 && text.length >= 12 && figuresIn(one) === figuresIn(text);
    return comparable ? dice(text, one) : 0;
  });
  const most = Math.max(0, ...likes);
  return most >= 0.9 ? likes.indexOf(most) : undefined;
};

const letters = fc.string({
  unit: fc.constantFrom('あ', 'い', 'う', 'a', '1'),
  minLength: 8,
  maxLength: 40,
});
const change = (text: string, at: number, by: string) =>
  text.slice(0, at) + by + text.slice(at + 1);

test('finds the same as comparing with each text', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('', 'う', 'ab'),
      (list, pick, at, by) => {
        const chosen = list[pick % list.length] ?? '';
        const text = change(chosen, at % chosen.length, by);
        expect(new NearIndex(list).find(text)).toBe(nearest(list, text));
      },
    ),
    { numRuns: 500 },
  );
});

const parts = [
  '東京の本社で',
  '大阪の支社で',
  '新しい仲間と',
  '世界の若者と',
  '営業を',
  '開発を',
  '設計を',
  'お任せします。',
  '担当します。',
  '学びます。',
  '楽しく',
  '着実に',
  '自分の力で',
  '海外のお客様と',
];
const sentence = (seed: number): string =>
  Array.from(
    { length: 10 },
    (_, at) => parts[(seed * 7919 + at * at * (seed % 97) + seed * at) % parts.length],
  ).join('');

test('200 fields among 5,000 texts are at least ten times as fast as comparing with each', () => {
  const known = Array.from({ length: 5000 }, (_, at) => sentence(at + 1));
  const fields = Array.from({ length: 200 }, (_, at) => `${sentence(at * 25 + 1)}！`);
  let found: (number | undefined)[] = [];
  const indexed = () => {
    const index = new NearIndex(known);
    found = fields.map((field) => index.find(field));
  };
  const fast = leastThreadMs(indexed);
  const few = fields.slice(0, 4);
  const plain =
    threadMs(() => few.map((field) => nearest(known, field))) * (fields.length / few.length);
  expect(found.slice(0, 4)).toEqual(few.map((field) => nearest(known, field)));
  expect(found.every((place) => place !== undefined)).toBe(true);
  expect(plain / fast).toBeGreaterThan(10);
});

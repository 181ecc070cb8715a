import { leastThreadMs } from '@engawa/contract/testing/thread-ms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkShape } from './json-body.ts';

const fits = (text: string, max: number): boolean => {
  try {
    checkShape(text, max);
    return true;
  } catch {
    return false;
  }
};

describe('the shape of a body', () => {
  test.each([
    ['{"a":1,"b":2}', 2, true],
    ['{"a":1,"b":2,"c":3}', 2, false],
    ['{"a":[1,2,3]}', 3, true],
    ['{"a":"1,2,3,4,5"}', 1, true],
    ['{"a":"\\",\\",","b":1}', 2, true],
    ['{"a":"\\\\","b":1}', 1, false],
    ['"never ends, , , ,', 1, true],
    ['', 1, true],
    ['['.repeat(32) + ']'.repeat(32), 1, true],
    ['['.repeat(33) + ']'.repeat(33), 1, false],
    [']'.repeat(100_000), 1, true],
  ])('%#', (text, max, answer) => {
    expect(fits(text, max)).toBe(answer);
  });

  test('counts as the JSON parser does', () => {
    const count = (value: unknown): number => {
      if (typeof value !== 'object' || value === null) return 0;
      const children = Object.values(value);
      return (
        Math.max(0, children.length - 1) +
        children.reduce((sum: number, one) => sum + count(one), 0)
      );
    };
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        const values = 1 + count(JSON.parse(text));
        expect([fits(text, values), fits(text, values - 1)]).toEqual([true, values === 1]);
      }),
    );
  });

  test('refuses 74,000 keys after counting the first hundred', () => {
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: 74_000 }, (_, at) => [`key${at}`, at])),
    );
    const times = (count: number, work: () => unknown) =>
      leastThreadMs(() => Array.from({ length: count }, work));
    // 200 checks take less than 10 parses: one check costs less than a twentieth of parsing.
    expect(times(200, () => fits(text, 100))).toBeLessThan(times(10, () => JSON.parse(text)));
  });
});

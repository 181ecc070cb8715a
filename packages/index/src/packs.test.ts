import { expect, test } from 'vitest';
import { MemoryIndex } from './memory-index.ts';
import type { Query } from './query.ts';

const columns = { month: 'short', kind: 'facet', wishes: 'flags', time: 'number' } as const;
type Name = keyof typeof columns;
const packs = [{ month: 8, kind: 3, wishes: 4 }];

/** Above the number of rows from which packs are used. */
const many = 60_000;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const points = (length: number) => Array.from({ length }, (_, value) => (value * 7) % 23);

test('scores are the same with and without packs of columns', () => {
  const [plain, packed] = [new MemoryIndex(columns), new MemoryIndex(columns, 0, packs)];
  for (let number = 0; number < many; number += 1) {
    const values = {
      month: (number * 31) % 200,
      kind: number % 7,
      wishes: (number * 5) % 16,
      time: (number * 13) % 50,
    };
    for (const index of [plain, packed]) index.put({ id: idOf(number), values, terms: [] });
  }
  const query: Query<Name> = {
    where: [],
    score: {
      plan: [
        { column: 'month', points: points(150) },
        { column: 'wishes', points: points(16) },
      ],
      least: 5,
      most: 40,
      shift: { perPoint: 10, column: 'time' },
    },
    order: 'score',
    limit: 200,
  };
  const found = packed.search(query);
  expect(found.count).toBeGreaterThan(1000);
  expect(found).toEqual(plain.search(query));
});

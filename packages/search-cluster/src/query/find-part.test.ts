import type { Found, Query } from '@engawa/index/query';
import { expect, test } from 'vitest';
import { findPart, type Part, widestWindow } from './find-part.ts';

const rows = Array.from({ length: 60_500 }, (_, at) => ({
  id: String(at),
  place: -at,
  score: null,
}));
const query: Query = { where: [], order: 'shown', limit: 20 };
const part = (offset: number): Part => ({ without: [], offset, limit: 20 });

/** Imitates the cluster, which refuses windows that are too large. */
async function ask({ after }: Query, { offset, limit }: Part): Promise<Found> {
  if (offset + limit > widestWindow) throw new Error('more than the window');
  if (after && offset > 0) throw new Error('both a place and an offset');
  const from = after ? -after.place + 1 : offset;
  return { count: rows.length, rows: rows.slice(from, from + limit) };
}

test.each([0, 9_980, 9_981, 10_000, 25_000, 50_000])('the page from row %i on', async (offset) => {
  const found = await findPart(query, part(offset), ask);
  expect(found).toEqual({ count: rows.length, rows: rows.slice(offset, offset + 20) });
});

test('returns nothing beyond the end, and leaves deep pages to another engine', async () => {
  const count = rows.length;
  expect(await findPart(query, part(1_000_000), ask)).toEqual({ count, rows: [] });
  expect(await findPart(query, part(50_001), ask)).toBeUndefined();
});

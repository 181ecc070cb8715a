import { expect, test } from 'vitest';
import { mergeDocuments, takeTheirs } from './merge.ts';

const doc = (title: string, list: string[], count: number | null = null) => ({
  jp: { title, list },
  en: { title: 'a', list },
  common: { count },
});
const base = doc('あ', ['x']);

test('takes a field that only one person changed from that person', () => {
  const { merged, clashes, taken } = mergeDocuments(base, doc('い', ['x']), doc('あ', ['x'], 3));
  expect(merged).toEqual(doc('い', ['x'], 3));
  expect(clashes).toEqual([]);
  expect(taken).toBe(1);
});

test('reports no clash where both made the same change', () => {
  expect(mergeDocuments(base, doc('い', ['x']), doc('い', ['x'])).clashes).toEqual([]);
});

test('reports a clash where the changes differ, and keeps mine until it is resolved', () => {
  const { merged, clashes } = mergeDocuments(base, doc('い', ['x']), doc('う', ['x']));
  expect(merged.jp.title).toBe('い');
  expect(clashes).toEqual([{ part: 'jp', field: 'title', mine: 'い', theirs: 'う' }]);
  expect(takeTheirs(merged, clashes).jp.title).toBe('う');
  expect(merged.jp.title).toBe('い');
});

test('treats a list as one field', () => {
  const { clashes } = mergeDocuments(base, doc('あ', ['x', 'y']), doc('あ', []));
  expect(clashes.map(({ part, field }) => `${part}.${field}`)).toEqual(['jp.list', 'en.list']);
});

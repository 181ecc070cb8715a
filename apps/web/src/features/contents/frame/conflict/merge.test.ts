import { expect, test } from 'vitest';
import { mergeDocuments, takeTheirs } from './merge.ts';

const doc = (title: string, list: string[], count: number | null = null) => ({
  jp: { title, list },
  en: { title: 'a', list },
  common: { count },
});
const base = doc('あ', ['x']);

test('what only one changed is taken from that one', () => {
  const { merged, clashes, taken } = mergeDocuments(base, doc('い', ['x']), doc('あ', ['x'], 3));
  expect(merged).toEqual(doc('い', ['x'], 3));
  expect(clashes).toEqual([]);
  expect(taken).toBe(1);
});

test('what both changed alike is no clash', () => {
  expect(mergeDocuments(base, doc('い', ['x']), doc('い', ['x'])).clashes).toEqual([]);
});

test('what both changed otherwise is asked for, and is mine until then', () => {
  const { merged, clashes } = mergeDocuments(base, doc('い', ['x']), doc('う', ['x']));
  expect(merged.jp.title).toBe('い');
  expect(clashes).toEqual([{ part: 'jp', field: 'title', mine: 'い', theirs: 'う' }]);
  expect(takeTheirs(merged, clashes).jp.title).toBe('う');
  expect(merged.jp.title).toBe('い');
});

test('a list is one thing', () => {
  const { clashes } = mergeDocuments(base, doc('あ', ['x', 'y']), doc('あ', []));
  expect(clashes.map(({ part, field }) => `${part}.${field}`)).toEqual(['jp.list', 'en.list']);
});

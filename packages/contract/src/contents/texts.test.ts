import { expect, test } from 'vitest';
import { textsAt } from './texts.ts';

test('collects texts by their place', () => {
  const value = {
    title: 'a',
    none: null,
    empty: '',
    list: [{ text: 'b' }, { text: 'c', id: 'x' }],
  };
  const texts = textsAt(['title', 'none', 'empty', 'list.*.text', 'missing.*.text'], value);
  expect([...texts]).toEqual([
    ['title', 'a'],
    ['list.0.text', 'b'],
    ['list.1.text', 'c'],
  ]);
});

test('collects nothing from a missing language', () => {
  expect(textsAt(['title'], null).size).toBe(0);
});

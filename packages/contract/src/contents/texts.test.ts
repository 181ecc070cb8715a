import { expect, test } from 'vitest';
import { textsAt } from './texts.ts';

test('the texts that are there, by their place', () => {
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

test('a document without the language has none', () => {
  expect(textsAt(['title'], null).size).toBe(0);
});

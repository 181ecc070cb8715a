import { expect, test } from 'vitest';
import { nextDrift } from './drift.ts';

const doc = (jp: string | null, en: string | null) => ({ jp: { title: jp }, en: { title: en } });
const paths = ['title'];

test.each([
  ['the first save keeps step', undefined, doc('あ', 'a'), undefined, undefined],
  ['nothing changed', doc('あ', 'a'), doc('あ', 'a'), undefined, undefined],
  ['Japanese changed alone', doc('あ', 'a'), doc('い', 'a'), undefined, 'jp'],
  ['English changed alone', doc('あ', 'a'), doc('あ', 'b'), undefined, 'en'],
  ['both changed', doc('あ', 'a'), doc('い', 'b'), 'jp', undefined],
  ['English caught up', doc('あ', 'a'), doc('あ', 'b'), 'jp', undefined],
  ['Japanese went further ahead', doc('あ', 'a'), doc('い', 'a'), 'jp', 'jp'],
  ['still ahead', doc('あ', 'a'), doc('あ', 'a'), 'jp', 'jp'],
  ['English is missing', doc('あ', 'a'), doc('い', null), 'jp', undefined],
  ['English was added now', doc('あ', null), doc('あ', 'a'), undefined, undefined],
] as const)('%s', (_, before, after, was, ahead) => {
  const drift = was ? { title: was } : {};
  const next = nextDrift(paths, { before, after, drift, inStep: [] });
  expect(next.title).toBe(ahead);
});

test('`inStep` clears the drift of a place', () => {
  const before = doc('あ', 'a');
  const change = { before, after: doc('い', 'a'), drift: { title: 'jp' } as const };
  expect(nextDrift(paths, { ...change, inStep: ['title'] })).toEqual({});
});

test('items of lists are compared by their index', () => {
  const before = {
    jp: { list: [{ t: 'あ' }, { t: 'う' }] },
    en: { list: [{ t: 'a' }, { t: 'u' }] },
  };
  const after = { jp: { list: [{ t: 'あ' }, { t: 'え' }] }, en: before.en };
  expect(nextDrift(['list.*.t'], { before, after, drift: {}, inStep: [] })).toEqual({
    'list.1.t': 'jp',
  });
});

import { expect, test } from 'vitest';
import { blankToNull, nullToBlank } from './blanks.ts';

test('blank texts become null at any depth, and nothing else changes', () => {
  expect(
    blankToNull({ name: ' ', list: [{ url: '', title: ' a ' }], yes: false, none: 0 }),
  ).toEqual({ name: null, list: [{ url: null, title: ' a ' }], yes: false, none: 0 });
});

test('what is not there is an empty field', () => {
  expect(nullToBlank({ name: null, list: [{ url: null, score: 5 }], yes: false })).toEqual({
    name: '',
    list: [{ url: '', score: 5 }],
    yes: false,
  });
});

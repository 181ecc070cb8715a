import { expect, test } from 'vitest';
import { blankToNull, nullToBlank } from './blanks.ts';

test('turns blank texts into null at any depth, and changes nothing else', () => {
  expect(
    blankToNull({ name: ' ', list: [{ url: '', title: ' a ' }], yes: false, none: 0 }),
  ).toEqual({ name: null, list: [{ url: null, title: ' a ' }], yes: false, none: 0 });
});

test('turns null into an empty field', () => {
  expect(nullToBlank({ name: null, list: [{ url: null, score: 5 }], yes: false })).toEqual({
    name: '',
    list: [{ url: '', score: 5 }],
    yes: false,
  });
});

import { expect, test } from 'vitest';
import { address, addressOrId, day, id, oneOf, text } from './words.ts';

const known = '01997A3E-5b1c-7d2e-8f00-0123456789ab';

test.each([
  [id('company'), known, known.toLowerCase()],
  [id('company'), known.slice(1), undefined],
  [id('company'), `${known} `, undefined],
  [address(), 'a@b.example', 'a@b.example'],
  [address(), 'a b@b.example', undefined],
  [address(), '@b.example', undefined],
  [addressOrId(), 'a@b.example', 'a@b.example'],
  [addressOrId(), known, known.toLowerCase()],
  [addressOrId(), 'somebody', undefined],
  [text('name'), '  縁側 ', '縁側'],
  [text('name'), ' ', undefined],
  [text('name'), 'x'.repeat(1001), undefined],
  [oneOf(['on', 'off']), 'on', 'on'],
  [oneOf(['on', 'off']), 'ON', undefined],
  [oneOf([0, 1]), '1', 1],
  [oneOf([0, 1]), '01', undefined],
  [day('day'), '2028-02-29', '2028-02-29'],
  [day('day'), '2027-02-29', undefined],
  [day('day'), '2027-4-30', undefined],
  [day('day'), '2027-13-01', undefined],
])('%o reads “%s” as %o', (word, given, value) => {
  expect(word.read(given)).toBe(value);
});

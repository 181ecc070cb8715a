import { expect, test } from 'vitest';
import { faultsIn } from './plain-comments.mjs';

test.each([
  ['Whoever takes a device first sends the push.', '“Whoever”'],
  ['Claims the job. Whoever comes later finds it taken.', '“Whoever”'],
  ['Those of these that nobody else has taken.', '“Those of”'],
  ['What nobody uses after a day is deleted.', '“What nobody'],
  ['Nobody else.', '“Nobody else”'],
  ['Time did.', '“Time did”'],
  ['One that was closed for good.', '“One that”'],
  ['The company is told of each request.', '“told”'],
  ['The database is away: the next request tries again.', '“away”'],
  ['It is stored once.', '“It”'],
])('refuses “%s”', (text, fault) => {
  expect(faultsIn(text).join(' ')).toContain(fault);
});

test.each([
  'Expired; neither side cancelled it.',
  'The database is unavailable: it is asked again.',
  'Items are moved right away.',
  'IT companies, in the order of the table.',
  'The member who took the job, or someone whoever asks.',
  'oxlint-disable-next-line no-console -- told by the operator.',
])('accepts “%s”', (text) => {
  expect(faultsIn(text)).toEqual([]);
});

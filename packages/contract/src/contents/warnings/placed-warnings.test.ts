import { expect, test } from 'vitest';
import { outlines } from '../outlines.ts';
import { warningsAt } from './placed-warnings.ts';

const condition = '日本国籍の方のみ';

test.each([
  ['general', { companyProfile: condition }, 'companyProfile'],
  ['event', { description: condition }, 'description'],
  ['article', { body: condition }, 'body'],
  ['tip', { message: condition }, 'message'],
  ['job', { businessContent: condition }, 'businessContent'],
] as const)('checks the texts of %s for conditions', (kind, words, path) => {
  const found = warningsAt(outlines[kind].texts, { jp: words, en: null });
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'nationality', language: 'jp', path }),
  );
});

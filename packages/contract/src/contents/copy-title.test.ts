import { expect, test } from 'vitest';
import { copyTitle } from './copy-title.ts';

test.each([
  ['設計', 'jp', '設計（コピー）'],
  ['Designer', 'en', 'Designer (copy)'],
  ['設計（コピー）', 'jp', '設計（コピー）（コピー）'],
  ['あ'.repeat(100), 'jp', `${'あ'.repeat(95)}（コピー）`],
  ['👩‍🔬'.repeat(100), 'en', `${'👩‍🔬'.repeat(93)} (copy)`],
  [`${'a'.repeat(92)} bc`, 'en', `${'a'.repeat(92)} (copy)`],
] as const)('%s in %s', (title, language, copy) => {
  expect(copyTitle(title, language)).toBe(copy);
});

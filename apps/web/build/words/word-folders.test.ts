import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { setsBehind } from './word-folders.ts';

const source = resolve(import.meta.dirname, '../../src');
const behind = (page: string): string[] =>
  [...setsBehind(resolve(source, 'pages', page))].map(
    ([file, exported]) => `${file.slice(source.length + 1)} ${exported}`,
  );

it('finds the words that the imported parts of a page read', () => {
  const found = behind('talent/discover/jobs-page.tsx');
  expect(found).toContain('features/discover/words.ja.ts?set words');
  expect(found).toContain('ui/filters/words.ja.ts?set words');
});

it('finds long texts', () => {
  expect(behind('public/terms-page.tsx')).toContain(
    'features/reading/legal/legal-texts.ts legalTexts',
  );
});

it('leaves out words of parts that a page loads on demand', () => {
  expect(behind('talent/inbox/thread-page.tsx')).not.toContain(
    'features/applying/words.ja.ts?set words',
  );
  expect(behind('public/signout-page.tsx')).not.toContain('features/reading/words.ja.ts?set words');
});

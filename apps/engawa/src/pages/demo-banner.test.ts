import { expect, test } from 'vitest';
import { withDemoBanner } from './demo-banner.ts';

test('is first in the page, in both languages, and needs no script', () => {
  const page = withDemoBanner(
    '<html lang="ja"><body class="x"><div id="root"></div></body></html>',
  );
  expect(page).toMatch(/^<html lang="ja"><body class="x">\s*<p class="demo-banner">デモ環境です。/);
  expect(page).toContain('<span lang="en">This is a public demo');
  expect(page).toContain('<div id="root"></div></body></html>');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { begin } from '../../testing/flow.ts';
import { startService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ openDemo: true });
});
afterAll(() => service.close());

const warning =
  /<body>\s*<p class="demo-banner">デモ環境です。.*<span lang="en">This is a public demo/;

test('a demo that others can reach says so at the top of every page', async () => {
  const browser = new Browser(service.origin);
  const html = { accept: 'text/html' };
  const flow = await begin(service);
  const pages = [
    flow.screen,
    await browser.get('/identity/forgot'),
    // Pages of the provider, and a missing page.
    await browser.get('/identity/session/end/success'),
    await browser.get('/identity/no-such-page', html),
  ];
  for (const { text } of pages) expect(text).toMatch(warning);
});

test('other installations show no warning', async () => {
  const quiet = await startService({ beside: service });
  const { text } = await new Browser(quiet.origin).get('/identity/forgot');
  expect(text).toContain('<h1>');
  expect(text).not.toContain('demo-banner');
  await quiet.close();
});

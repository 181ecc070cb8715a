import type { Page } from '@playwright/test';
import { draftJob, recruiterWithCalls } from '../support/contents.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP', viewport: { width: 1280, height: 2400 } });

/** The scripts that a page fetches in a tab with an empty cache, until it is idle. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const cache = await page.context().newCDPSession(page);
  await cache.send('Network.clearBrowserCache');
  const scripts: string[] = [];
  page.on('request', (request) => {
    // The previous page may still be fetching.
    if (request.isNavigationRequest()) scripts.length = 0;
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /読み込み/ })).toHaveCount(0);
  const idle = 'new Promise((done) => requestIdleCallback(() => setTimeout(done, 200)))';
  await expect
    .poll(async () => {
      const before = scripts.length;
      await page.evaluate(idle);
      return scripts.length - before;
    })
    .toBe(0);
  // A page that loads slowly may ask for a preloaded script again; it is fetched once.
  return [...new Set(scripts)];
}

const inEnglish = (scripts: readonly string[]) => scripts.filter((path) => /-en-/.test(path));

test('the home page loads at most eight scripts', async ({ page }) => {
  const scripts = await scriptsOf(page, '/');
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(8);
  expect(inEnglish(scripts)).toEqual([]);
});

test('the sign-in loads at most twenty scripts', async ({ page }) => {
  const scripts = await scriptsOf(page, '/company/signin');
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(20);
});

test('the job editor loads at most twenty scripts, with words of one language', async ({
  page,
}) => {
  const id = await draftJob(await recruiterWithCalls(page), '星図の校正者');
  const scripts = await scriptsOf(page, `/company/contents/job/${id}`);
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(20);
  expect(inEnglish(scripts)).toEqual([]);
});

test('my page loads at most twenty scripts', async ({ page }) => {
  await signInAsStudent(page);
  const scripts = await scriptsOf(page, '/talent/account');
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(20);
});

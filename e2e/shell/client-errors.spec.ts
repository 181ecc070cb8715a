import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { pageAnswers } from '../support/seeing/visit.ts';
import { expect, test } from '../support/test.ts';

test.use({
  locale: 'en-US',
  expectedProblems: /status of 500|TypeError/,
  // An address of its own, because the server stores only 20 new errors a day per address.
  extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.70' },
});

const run = promisify(execFile);

/** Runs `npm run admin -- errors` beside the running product. */
async function errorsOfOperator(): Promise<string> {
  const env = { ...process.env, ENGAWA_DATA: process.env.E2E_DATA };
  const { stdout } = await run(process.execPath, ['apps/engawa/src/admin.ts', 'errors'], { env });
  return stdout;
}

const reported = (page: Page, what: string) =>
  page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/v1/client-errors') &&
      (reply.request().postData() ?? '').includes(what),
  );

test('a broken answer and a crashed page reach the operator', async ({ page }) => {
  const typed = 'hanako@example.com';
  await page.route('**/v1/overview', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: typed } }),
  );
  const failed = reported(page, 'anyone.overview.showOverview');
  await page.goto('/');
  await pageAnswers(page);
  expect((await failed).status()).toBe(200);

  await page.route('**/v1/overview', (route) =>
    route.fulfill({ json: { result: 1, companies: 1, demo: typed } }),
  );
  const crashed = reported(page, '"page"');
  await page.reload();
  const report = await crashed;
  expect(report.status()).toBe(200);
  expect(await report.request().headerValue('cookie')).toBeNull();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();

  const errors = await errorsOfOperator();
  expect(errors).toMatch(
    / call ApiFailure internal anyone\.overview\.showOverview 500 \/ build [\da-f]{12}\n {2}[\w.-]+\.js:\d+:\d+/,
  );
  expect(errors).toMatch(/ page TypeError reads_of_nothing \/ build [\da-f]{12}\n {2}[\w.-]+\.js:/);
  expect(errors).not.toContain(typed);
});

import type { Browser, Page } from '@playwright/test';
import { type Calls, publishedJob, recruiterWithCalls } from './contents.ts';
import { desktop } from './seeing/looks.ts';
import { expect } from './test.ts';

/** A recruiter at a desktop, in Japanese. */
export async function atDesk(browser: Browser): Promise<{ desk: Page; calls: Calls }> {
  const desk = await browser.newPage({ locale: 'ja-JP', viewport: desktop });
  return { desk, calls: await recruiterWithCalls(desk) };
}

export async function openJob(
  calls: Calls,
  position: string,
  common: object = {},
  words: object = {},
): Promise<string> {
  const written = await publishedJob(calls);
  const { companyJobId } = await calls.post<{ companyJobId: string }>(
    '/v1/company/job-content-management/release',
    {
      companyJobId: null,
      version: 0,
      inStep: [],
      jp: { ...written.jp, position: `${position}（試験）`, ...words },
      en: { ...written.en, position, ...words },
      common: { ...written.common, applyPage: 'internal', applyUrl: null, ...common },
    },
  );
  return companyJobId;
}

export const found = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading');

/** Searches for a word of this job only; resolves when the previous results are gone. */
export async function search(page: Page, word: string): Promise<void> {
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/^1( result|件)$/)).toBeVisible();
  await expect(found(page)).toHaveCount(1);
}

export async function find(page: Page, word: string): Promise<void> {
  await search(page, word);
  await page.getByRole('link', { name: word }).click();
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
}

export const confirm = 'I have checked that what I declared about my residence status is correct';

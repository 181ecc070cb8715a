import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Resolves once a prerendered page is hydrated. */
export const pageAnswers = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-prerendered');

const elsewhere = '/no/such/page';

/**
 * Navigates inside the running page and waits until the new page has taken the focus. A detour
 * makes sure that every visit is a change of page.
 */
export async function visit(page: Page, path: string): Promise<string> {
  await pageAnswers(page);
  for (const step of [elsewhere, path]) {
    await page.evaluate(`
      document.activeElement?.blur();
      history.pushState({}, '', ${JSON.stringify(step)});
    `);
    await expect(page.locator('#main')).toBeFocused();
  }
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

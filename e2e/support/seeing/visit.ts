import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** A page that the build has drawn can be read at once; its program comes a moment later. */
export const pageAnswers = (page: Page): Promise<void> =>
  expect(page.locator('html')).not.toHaveAttribute('data-prerendered');

const elsewhere = '/no/such/page';

/**
 * Goes to a path inside the running page, as a link would, and waits until the router has arrived
 * somewhere: a new page takes the focus into its content. The step aside makes every visit a change.
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

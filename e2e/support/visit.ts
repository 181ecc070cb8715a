import type { Page } from '@playwright/test';

const elsewhere = '/terms';

/**
 * Goes to a path inside the running page, as a link would, and waits until the router has arrived
 * somewhere: a new page takes the focus into its content. The step aside makes every visit a change.
 */
export async function visit(page: Page, path: string): Promise<string> {
  for (const step of [elsewhere, path]) {
    await page.evaluate(`
      document.activeElement?.blur();
      history.pushState({}, '', ${JSON.stringify(step)});
    `);
    await page.waitForFunction(`
      document.activeElement?.id === 'main' && location.pathname + location.search + location.hash
    `);
  }
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

import type { Page } from '@playwright/test';

/** By the address, as a bookmark leads there: the page asks first. */
export async function signOut(page: Page, path = '/signout'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: /^(Sign out|ログアウトする)$/ }).click();
}

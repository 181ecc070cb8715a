import type { Page } from '@playwright/test';

/** Opens the sign-out page by its address, so that the page asks first. */
export async function signOut(page: Page, path = '/signout'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: /^(Sign out|ログアウトする)$/ }).click();
}

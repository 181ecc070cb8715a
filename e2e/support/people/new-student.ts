import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { codeInMail } from './mailbox.ts';

/** Registers at the identity service, enters the mailed code and arrives at the top page. */
export async function registerStudent(
  page: Page,
  request: APIRequestContext,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<string> {
  await page.goto('/talent/sso-auth?register=true');
  const email = await fillRegistration(page, request, { firstName, lastName });
  await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible();
  return email;
}

/** From the identity service's form to the page that the product shows after it. */
export async function fillRegistration(
  page: Page,
  request: APIRequestContext,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<string> {
  const email = `student-${crypto.randomUUID()}@students.example`;
  await expect(page).toHaveURL(/\/identity\//);
  await page.locator('[name=givenName]').fill(firstName);
  await page.locator('[name=familyName]').fill(lastName);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('engawa-de-ocha-3');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /登録する|Create account/ }).click();
  await page.locator('[name=code]').fill(await codeInMail(request, email));
  await page.getByRole('button', { name: /登録を完了する|Complete sign-up/ }).click();
  return email;
}

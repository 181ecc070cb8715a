import { linkInMail } from '../../support/people/mailbox.ts';
import { signInAsRecruiter, signInAsStudent } from '../../support/people/sign-in.ts';
import { signOut } from '../../support/people/sign-out.ts';
import {
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
} from '../../support/seeing/looks.ts';
import { expect, test } from '../../support/test.ts';

const invited = 'new-colleague@hoshizora.example';
test.use({ locale: 'ja-JP', expectedProblems: /status of 410/ });

test('an invited colleague joins only once', async ({ page, request }) => {
  test.slow();
  const link = await linkInMail(request, invited, /invitation\/register/);
  for (const [viewport, language] of [
    [phone, 'ja'],
    [desktop, 'ja'],
    [phone, 'en'],
    [desktop, 'en'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(`${link}?lang=${language}`);
    await expect(page.locator('input[readonly]')).toHaveValue(invited);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  // A signed-in person is asked before anything happens.
  await signInAsRecruiter(page, 1);
  await page.goto(`${link}?lang=ja`);
  await expect(page.getByText(/としてログインしています。$/)).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'ログアウトする' }).click();
  await expect(page).toHaveURL(/\/company\/signin$/);

  // A student's sign-out goes through the identity service and back to the link.
  await signInAsStudent(page);
  await page.goto(`${link}?lang=ja`);
  await page.getByRole('button', { name: '招待された方として続ける' }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByText('採用担当者として招待されています。')).toBeVisible();
  await page.getByLabel('お名前').fill('محمد علي');
  await page.getByLabel('パスワード', { exact: true }).fill('atarashii-hito-4');
  await page.getByRole('button', { name: '登録して始める' }).click();
  await expect(page).toHaveURL(/\/company\/engagement\/target$/);
  await expect(page.getByText('株式会社ほしぞら')).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL(/\/company\/signin$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'この招待は使えません' })).toBeVisible();
});

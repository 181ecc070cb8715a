import { codeInMail, linkInMail } from '../../support/people/mailbox.ts';
import { signOut } from '../../support/people/sign-out.ts';
import { expect, test } from '../../support/test.ts';

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('a new student registers, confirms the mail, arrives, and signs out', async ({
    page,
    request,
  }) => {
    const email = `amina-${crypto.randomUUID()}@students.example`;
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: '学生として始める' }).click();
    await expect(page).toHaveURL(/\/identity\//);
    await expect(page.getByRole('heading', { level: 1, name: '新規登録' })).toBeVisible();
    await page
      .getByLabel(/^名（/)
      .or(page.getByLabel('名', { exact: true }))
      .first()
      .fill('Amina');
    await page
      .getByLabel(/^姓（/)
      .or(page.getByLabel('姓', { exact: true }))
      .first()
      .fill('Diallo');
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード').fill('engawa-de-ocha-3');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '登録する' }).click();
    await page.getByLabel('メールで届いたコード').fill(await codeInMail(request, email));
    await page.getByRole('button', { name: '登録を完了する' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'こんにちは、Amina Dialloさん',
    );
    await expect(page).toHaveURL('/');

    await signOut(page);
    await expect(page.getByText('ログアウトしました')).toBeVisible();
    await page.goto('/talent/account');
    await expect(page).toHaveURL(/\/identity\//);
  });

  test('the button in the mail also completes a sign-up without asking again', async ({
    page,
    request,
  }) => {
    const email = `joseph-${crypto.randomUUID()}@students.example`;
    await page.goto('/talent/sso-auth?register=true');
    await page.locator('[name=givenName]').fill('Joseph');
    await page.locator('[name=familyName]').fill('Okafor');
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill('engawa-de-ocha-3');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '登録する' }).click();
    await expect(page.locator('[name=code]')).toBeVisible();
    await page.goto(await linkInMail(request, email, /\/identity\//));
    await expect(page.locator('[name=password]')).toHaveCount(0);
    await page.getByRole('button', { name: '登録を完了する' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'こんにちは、Joseph Okaforさん',
    );
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('a student of the demo arrives at the wanted page', async ({ page }) => {
    await page.goto('/talent/inbox');
    await expect(page).toHaveURL(/\/identity\//);
    await page.getByRole('button', { name: /Linh Nguyen/ }).click();
    await expect(page).toHaveURL(/\/talent\/inbox$/);
    await page.reload();
    await expect(page).toHaveURL(/\/talent\/inbox$/);
    // Students cannot open the company's side.
    await page.goto('/company/engagement/target');
    await expect(page).toHaveURL(/\/talent\/account$/);
  });

  test('an answer of the identity service to no request signs nobody in', async ({ page }) => {
    await page.goto('/talent/social-callback?code=stolen&state=made-up');
    await expect(page.getByRole('alert')).toHaveText('Log-in error');
    await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  });

  test.use({ expectedProblems: /status of 400/ });
});

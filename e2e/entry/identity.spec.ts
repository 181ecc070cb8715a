import { longUnless } from '../support/long.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

const words = {
  ja: { locale: 'ja-JP', register: '新規登録', forgot: /パスワードをお忘れ/ },
  en: { locale: 'en-US', register: 'Create your account', forgot: /Forgot your password/ },
} as const;

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ locale: words[language].locale });

    for (const viewport of [phone, desktop]) {
      const isTheOne = language === 'ja' && viewport === phone;
      test(
        `sign-in, registration and forgotten password at ${viewport.width} px`,
        longUnless(isTheOne),
        async ({ page }) => {
          test.slow();
          await page.setViewportSize(viewport);
          await page.goto('/talent/sso-auth');
          await expect(page).toHaveURL(/\/identity\/interaction\//);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectGoodLooks(page, language);
          const forgot = page.getByRole('link', { name: words[language].forgot });
          await forgot.click();
          await expect(forgot).toHaveCount(0);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectGoodLooks(page, language);

          await page.goto('/talent/sso-auth?register=true');
          const heading = { level: 1, name: words[language].register } as const;
          await expect(page.getByRole('heading', heading)).toBeVisible();
          await expectGoodLooks(page, language);
        },
      );
    }
  });
}

test('a password can be shown, input is kept, and the code is asked for in the same tab', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // Delays the page's script once: input typed before it must stay.
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/form[^/]*\.js/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/talent/sso-auth?register=true');
  await page.locator('[name=givenName]').fill('Mei');
  goOn();
  await page.locator('[name=email]').fill(`mei-${crypto.randomUUID()}@students.example`);
  const password = page.locator('[name=password]');
  await password.fill('engawa-de-ocha-3');
  const show = page.getByRole('button', { name: /^(表示|Show)$/ });
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await page.locator('a.language').click();
  // The password is not stored, so it is empty on the previous page.
  await expect(password).toHaveValue('');
  await expect(page.locator('[name=givenName]')).toHaveValue('Mei');
  await page.locator('[name=familyName]').fill('Sato');
  await password.fill('engawa-de-ocha-3');
  await page.getByRole('checkbox').check();
  await page.locator('form .primary').click();
  await expect(page.locator('[name=code]')).toBeFocused();
  await expectGoodLooks(page, 'ja');
});

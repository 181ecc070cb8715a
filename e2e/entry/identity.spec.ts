import { desktop, expectGoodLooks, phone } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** The pages of the identity service that lead in. */
const words = {
  ja: { locale: 'ja-JP', register: '新規登録', forgot: /パスワードをお忘れ/ },
  en: { locale: 'en-US', register: 'Create your account', forgot: /Forgot your password/ },
} as const;

for (const language of ['ja', 'en'] as const) {
  test.describe(language, () => {
    test.use({ locale: words[language].locale });

    for (const viewport of [phone, desktop]) {
      test(`sign-in, registration and forgotten password at ${viewport.width} px`, async ({
        page,
      }) => {
        test.slow();
        await page.setViewportSize(viewport);
        await page.goto('/talent/sso-auth');
        await expect(page).toHaveURL(/\/identity\/interaction\//);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectGoodLooks(page, language);
        await page.getByRole('link', { name: words[language].forgot }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectGoodLooks(page, language);

        await page.goto('/talent/sso-auth?register=true');
        const heading = { level: 1, name: words[language].register } as const;
        await expect(page.getByRole('heading', heading)).toBeVisible();
        await expectGoodLooks(page, language);
      });
    }
  });
}

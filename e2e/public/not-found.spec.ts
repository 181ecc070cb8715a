import { longUnless } from '../support/long.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

const words = {
  ja: { text: 'ページが見つかりませんでした', home: 'トップページへ戻る' },
  en: { text: 'This page could not be found', home: 'Back to the home page' },
} as const;

for (const language of ['ja', 'en'] as const) {
  for (const path of ['/404', '/no/such/page']) {
    test(
      `${path} shows the error page in ${language} with a link home`,
      longUnless(language === 'ja'),
      async ({ page, baseURL }) => {
        await page.setViewportSize(phone);
        await page.goto(`${path}?lang=${language}`);
        await expect(
          page.getByRole('heading', { level: 1, name: words[language].text }),
        ).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${words[language].text} \\| Engawa `));
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          await expectGoodLooks(page, language);
        }
        await page.getByRole('link', { name: words[language].home }).click();
        await expect(page).toHaveURL(`${baseURL}/`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/縁側|engawa/);
      },
    );
  }
}

test('a doubled slash shows the page', async ({ page, baseURL }) => {
  for (const [path, shown] of [
    ['//terms', '/terms'],
    ['/company//signin?lang=ja', '/company/signin'],
    ['//company/signin', '/company/signin'],
    ['/no//such', '/no/such'],
  ] as const) {
    await page.goto(`${baseURL}${path}`);
    await expect(page).toHaveURL(`${baseURL}${shown}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('ファイルを開けませんでした')).toHaveCount(0);
  }
});

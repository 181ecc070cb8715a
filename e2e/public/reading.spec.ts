import { longUnless } from '../support/long.ts';
import { desktop, expectGoodLooks, phone } from '../support/seeing/looks.ts';
import { expect, test } from '../support/test.ts';

const words = {
  ja: {
    journal: 'ジャーナル',
    support: 'サポート',
    article: '日本の就職活動のカレンダー',
    signIn: '企業ログインへ',
    none: 'ページが見つかりませんでした',
  },
  en: {
    journal: 'Journal',
    support: 'Support',
    article: 'The Japanese recruiting calendar',
    signIn: 'Company sign-in',
    none: 'This page could not be found',
  },
} as const;

for (const language of ['ja', 'en'] as const) {
  test(
    `the journal and the support pages are linked and readable, ${language}`,
    longUnless(language === 'ja'),
    async ({ page }) => {
      const { journal, support, article, signIn, none } = words[language];
      const headed = (name: string) =>
        expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const looksGood = async () => {
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          await expectGoodLooks(page, language);
        }
      };
      await page.setViewportSize(desktop);
      await page.goto(`/?lang=${language}`);
      await page.getByRole('banner').getByRole('link', { name: journal }).click();
      await headed(journal);
      await looksGood();
      await page.getByRole('link', { name: article }).click();
      await headed(article);
      await expect(page).toHaveTitle(new RegExp(`^${article} \\| Engawa `));
      await looksGood();

      await page.getByRole('contentinfo').getByRole('link', { name: support }).click();
      await headed(support);
      await looksGood();
      await page.getByRole('main').getByRole('link', { name: signIn }).click();
      await expect(page).toHaveURL('/company/signin');

      await page.goto('/journal/no-such-article');
      await headed(none);
    },
  );
}

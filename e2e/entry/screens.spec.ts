import { long } from '../support/long.ts';
import { readScreens } from '../support/seeing/read-screens.ts';
import { test } from '../support/test.ts';

const locales = { ja: 'ja-JP', en: 'en-US' } as const;
const unknown = 'x'.repeat(43);

/** Every entry page and its error pages, with the heading that identifies it. */
const screens = {
  '/talent/signin': { ja: '学生ログイン', en: 'Student sign-in' },
  '/talent/social-callback': { ja: 'ログインできませんでした', en: 'We couldn’t sign you in' },
  '/company/signin': { ja: '企業ログイン', en: 'Company sign-in' },
  '/company/signup': { ja: /世界の学生に/, en: /Let students from all over the world/ },
  '/company/signup/step1': { ja: '担当者の情報', en: 'About you' },
  '/company/signup/step2': { ja: 'このリンクは使えません', en: 'This link does not work' },
  '/company/forget-password': { ja: 'パスワードをお忘れの方', en: 'Forgot your password?' },
  '/company/password/reset': { ja: 'このリンクは使えません', en: 'This link does not work' },
  [`/company/password/reset/${unknown}`]: {
    ja: 'このリンクは使えません',
    en: 'This link does not work',
  },
  [`/email-change/undo/${unknown}`]: {
    ja: 'このリンクは使えません',
    en: 'This link does not work',
  },
  [`/company/invitation/register/${unknown}`]: {
    ja: 'この招待は使えません',
    en: 'This invitation does not work',
  },
} as const;

for (const language of ['ja', 'en'] as const) {
  test.describe(language, long, () => {
    test.use({ locale: locales[language], expectedProblems: /status of 410/ });

    test('every entry page is accessible at both widths', async ({ page }) => {
      await readScreens(page, screens, language);
    });
  });
}

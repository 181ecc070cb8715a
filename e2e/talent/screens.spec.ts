import { long } from '../support/long.ts';
import { signInAsStudent } from '../support/people/sign-in.ts';
import { readScreens } from '../support/seeing/read-screens.ts';
import { test } from '../support/test.ts';

const locales = { ja: 'ja-JP', en: 'en-US' } as const;

/** The student's own pages, each with the heading that identifies it. */
const screens = {
  '/': { ja: 'こんにちは、Linh Nguyenさん', en: 'Hello, Linh Nguyen' },
  '/talent/matches': { ja: 'あなたへのおすすめ', en: 'Recommended jobs' },
  '/talent/calendar': { ja: '予定とアルバイト', en: 'Calendar and part-time work' },
  '/talent/calendar?tab=shifts': { ja: '予定とアルバイト', en: 'Calendar and part-time work' },
  '/talent/account': { ja: 'Linh Nguyen', en: 'Linh Nguyen' },
  '/talent/profile/start': { ja: '応募の準備', en: 'Get ready to apply' },
  '/talent/profile/start?step=you': { ja: '応募の準備', en: 'Get ready to apply' },
  '/talent/profile/start?step=studies': { ja: '応募の準備', en: 'Get ready to apply' },
  '/talent/profile/start?step=wishes': { ja: '応募の準備', en: 'Get ready to apply' },
  '/talent/profile/basic': { ja: '基本情報', en: 'Basic profile' },
  '/talent/profile/education': { ja: '学歴', en: 'Education' },
  '/talent/profile/language': { ja: '語学', en: 'Languages' },
  '/talent/profile/career': { ja: '希望する仕事', en: 'Career interests' },
  '/talent/profile/unique': { ja: '自己PR', en: 'Your story' },
  '/talent/profile/job': { ja: '職歴', en: 'Work experience' },
  '/talent/profile/sns': { ja: 'SNS・ポートフォリオ', en: 'SNS and portfolio' },
  '/talent/profile/resume': { ja: '履歴書・職務経歴書', en: 'Résumé and CV' },
  '/talent/profile/preview': { ja: '企業からの見え方', en: 'What companies see' },
  '/talent/profile/scholarship': { ja: '奨学金', en: 'Scholarship' },
  '/talent/settings': { ja: '設定', en: 'Settings' },
  '/talent/settings/notices': { ja: 'お知らせの受け取り方', en: 'Notices' },
  '/talent/settings/status': { ja: '就職活動の状況', en: 'Job-hunting status' },
  '/talent/settings/blocked': { ja: 'ブロックした企業', en: 'Blocked companies' },
  '/talent/settings/language': { ja: '言語', en: 'Language' },
  '/talent/settings/contact': { ja: 'お問い合わせ', en: 'Contact us' },
  '/talent/settings/data': { ja: 'データのダウンロード', en: 'Download your data' },
  '/talent/settings/delete': { ja: 'アカウントの削除', en: 'Delete account' },
} as const;

for (const language of ['ja', 'en'] as const) {
  test.describe(language, long, () => {
    test.use({ locale: locales[language] });

    for (const part of ['profile', 'settings'] as const) {
      test(`${part}: every page is accessible at both widths`, async ({ page }) => {
        await signInAsStudent(page);
        const ofPart = Object.entries(screens).filter(
          ([path]) => path.includes('settings') === (part === 'settings'),
        );
        await readScreens(page, Object.fromEntries(ofPart), language);
      });
    }
  });
}

import type { DemoEmployer, Workplace } from '../../demo-job.ts';
import { hoshizoraEngineers } from './hoshizora-engineers.ts';
import { hoshizoraOthers } from './hoshizora-others.ts';

const workplace: Workplace = {
  industry: 6,
  prefectures: ['tokyo'],
  location: ['東京本社（東京都渋谷区神宮前）', 'Head office in Jingumae, Shibuya-ku, Tokyo'],
  locationChange: [
    '本社、および本人の自宅（リモート勤務を行う場合）',
    'The head office and your home, on days of remote work',
  ],
  dutiesChange: [
    '会社の定める業務（本人の希望を確認のうえ決定します）',
    'Other work assigned by the company, after asking what you would like',
  ],
  hours: [
    'フレックスタイム制（コアタイム 11:00〜15:00、標準労働時間 1日8時間）',
    'Flexible hours with a core from 11:00 to 15:00; a standard day is eight hours',
  ],
  holidays: [
    '完全週休2日制（土日）、祝日、年末年始、夏季休暇3日。年間休日124日（有給休暇を除く）',
    'Saturdays, Sundays, public holidays, New Year and three days in summer: 124 days a year, plus paid leave',
  ],
  overtime: 15,
  smoking: 'no-smoking',
  benefits: [
    '賞与年2回、通勤手当（月3万円まで）、リモートワーク手当、書籍購入補助',
    'Bonus twice a year, commuting up to ¥30,000 a month, remote work allowance, book budget',
  ],
  manager: ['人事部 田中美咲', 'Misaki Tanaka, People team'],
  support: {
    title: ['日本で働きはじめる方へ', 'If this is your first job in Japan'],
    text: [
      '在留資格の変更手続きは、提携の行政書士と人事が一緒に進め、費用は会社が負担します。社員180名のうち34名が海外出身で、社内の掲示と議事録は日本語と英語の両方で残しています。入社後1年間は、週1回のビジネス日本語レッスンを勤務時間内に受けられます。',
      'Our HR team and a partner immigration lawyer handle your change of residence status with you, and we pay for it. Of our 180 people, 34 grew up outside Japan; notices and minutes are kept in both languages. For the first year you can take a weekly business Japanese lesson during working hours.',
    ],
  },
};

export const hoshizora: DemoEmployer = {
  domain: 'hoshizora',
  workplace,
  roles: [...hoshizoraOthers, ...hoshizoraEngineers],
};

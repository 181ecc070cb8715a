import type { DemoEmployer, Workplace } from '../../demo-job.ts';
import { midoriOffice } from './midori-office.ts';
import { midoriTechnical } from './midori-technical.ts';

const workplace: Workplace = {
  industry: 1,
  prefectures: ['aichi'],
  location: [
    '本社・技術センター（愛知県豊田市）',
    'Head office and technical centre, Toyota, Aichi',
  ],
  locationChange: [
    '国内の全事業所（豊田、刈谷、浜松、東京）および海外拠点（タイ、ベトナム）',
    'Any site in Japan (Toyota, Kariya, Hamamatsu, Tokyo) and our subsidiaries in Thailand and Vietnam',
  ],
  dutiesChange: ['会社の定める業務全般', 'Any work assigned by the company'],
  hours: ['8:30〜17:15（実働7時間45分）', '8:30–17:15, of which 7 hours 45 minutes are work'],
  holidays: [
    '土日、年末年始・ゴールデンウィーク・夏季の大型連休（会社カレンダーによる）。年間休日121日',
    'Weekends and long breaks at New Year, in May and in August, as in the company calendar: 121 days a year',
  ],
  overtime: 18,
  smoking: 'room',
  benefits: [
    '賞与年2回（昨年度実績5.1か月分）、昇給年1回、通勤手当、家族手当、独身寮あり（月8,000円）',
    'Bonus twice a year (5.1 months last year), yearly raise, commuting, family allowance, company dormitory for ¥8,000 a month',
  ],
  manager: ['採用グループ 伊藤直樹', 'Naoki Ito, Recruiting'],
  support: {
    title: ['暮らしのサポート', 'Settling in'],
    text: [
      '豊田駅から車で15分の独身寮には共同の大きな台所があり、ハラールやベジタリアンの食事も各自で用意できます。市役所や銀行の手続きは入社前から寮の担当者が同行します。在留資格の書類は会社で準備します。',
      'Our dormitory is fifteen minutes by car from Toyota station and has a large shared kitchen, so cooking halal or vegetarian food is no trouble. Somebody comes along to the city office and the bank, and we prepare the papers for your residence status.',
    ],
  },
};

export const midoriWorks: DemoEmployer = {
  domain: 'midori-works',
  workplace,
  roles: [...midoriOffice, ...midoriTechnical],
};

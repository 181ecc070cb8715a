import type { DemoEmployer, Workplace } from '../../demo-job.ts';
import { ishizueMarkets } from './ishizue-markets.ts';
import { ishizueOffice } from './ishizue-office.ts';

const workplace: Workplace = {
  industry: 7,
  prefectures: ['tokyo'],
  location: [
    '本店（東京都中央区日本橋兜町）',
    'Head office in Nihombashi-Kabutocho, Chuo-ku, Tokyo',
  ],
  locationChange: [
    '本店、国内31支店、香港・ロンドン現地法人',
    'The head office, our 31 branches in Japan, and our subsidiaries in Hong Kong and London',
  ],
  dutiesChange: ['会社の定める業務', 'Work assigned by the company'],
  hours: ['8:40〜17:10（実働7時間30分）', '8:40–17:10, of which 7 hours 30 minutes are work'],
  holidays: [
    '完全週休2日制（土日）、祝日、年末年始。連続5営業日の休暇を毎年取得。年間休日122日',
    'Weekends, public holidays, New Year, and five working days in a row every year: 122 days a year',
  ],
  overtime: 21,
  smoking: 'indoors',
  benefits: [
    '賞与年2回、通勤手当全額、住宅補助、資格取得奨励金、企業年金',
    'Bonus twice a year, all commuting, housing support, rewards for professional exams, company pension',
  ],
  manager: ['人事部 採用課 黒田修平', 'Shuhei Kuroda, Recruiting'],
  support: {
    title: ['資格と研修', 'Exams and training'],
    text: [
      '入社後3か月で証券外務員一種を取得します。日本語での受験に不安がある方には、内定後から模擬試験と個別指導を用意しています（昨年度の合格率100%）。在留資格の手続きと費用は会社が負担します。',
      'Within three months you take the exam for sales representatives. If doing so in Japanese worries you, we offer mock exams and tutoring from the day of the offer; last year everybody passed. We handle and pay for your residence status.',
    ],
  },
};

export const ishizue: DemoEmployer = {
  domain: 'ishizue',
  workplace,
  roles: [...ishizueOffice, ...ishizueMarkets],
};

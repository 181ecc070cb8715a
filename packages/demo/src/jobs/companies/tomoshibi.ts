import type { DemoEmployer, Workplace } from '../demo-job.ts';
import { businessEnglish, dailyEnglish, n2, n3 } from '../languages.ts';
import { lines } from '../lines.ts';
import { graduate, internship, partTime } from '../terms.ts';

const workplace: Workplace = {
  industry: 6,
  prefectures: ['hokkaido'],
  location: ['札幌オフィス（札幌市中央区）', 'Sapporo office, Chuo-ku'],
  locationChange: [
    '札幌オフィス、および本人の自宅（道内どこでも可）',
    'The Sapporo office and your home, anywhere in Hokkaido',
  ],
  dutiesChange: [
    '開発、運用、お客様支援に関わる業務',
    'Development, operations and customer support',
  ],
  hours: ['9:30〜18:00（実働7時間30分）', '9:30–18:00, of which 7 hours 30 minutes are work'],
  holidays: [
    '土日祝、年末年始、夏季3日、雪の日休暇（年3日）。年間休日124日',
    'Weekends, public holidays, New Year, three days in summer and three “snow days”: 124 days a year, snow days included',
  ],
  overtime: 6,
  smoking: 'no-smoking',
  benefits: [
    '賞与年2回、通勤手当、燃料手当（冬季 月1万円）、書籍・機材補助',
    'Bonus twice a year, commuting, ¥10,000 a month for heating in winter, money for books and equipment',
  ],
  manager: ['代表 灯野大地', 'Daichi Tomono, founder'],
  support: {
    title: ['24人の会社です', 'There are 24 of us'],
    text: [
      '診療所と介護施設の記録を楽にするソフトウェアを、札幌でつくっています。入社した日から本番環境に触れますが、金曜の午後はリリースしません。海外出身の社員は4名。住まい探しは社員が一緒に回ります。',
      'From Sapporo we make software that takes the pain out of records in clinics and care homes. You touch production from day one, and we never release on a Friday afternoon. Four of us come from abroad; we go flat-hunting with you.',
    ],
  },
};

export const tomoshibi: DemoEmployer = {
  domain: 'tomoshibi',
  workplace,
  roles: [
    {
      id: 'web-engineer',
      terms: graduate,
      position: [
        'Webエンジニア（新卒・フルリモート可）',
        'Web engineer, new graduate, remote possible',
      ],
      department: ['開発チーム', 'Development'],
      duties: [
        lines(
          '看護師さんが手袋のまま使える画面、停電でも消えない記録。現場に通いながらつくります。',
          '・画面からデータベースまで一通りの開発',
          '・月2回の施設訪問、要望の整理',
          '・小さなチームでの当番（8週に1度）',
        ),
        lines(
          'Screens a nurse can use with gloves on, records that survive a power cut. We build them by going where they are used.',
          '- Work on everything from the screen to the database',
          '- Visit clinics and homes twice a month and sort out what they need',
          '- Share the rota of a small team, one week in eight',
        ),
      ],
      category: 3,
      features: [2, 3, 4, 5, 8],
      common: {
        languages: [n3, dailyEnglish],
        remoteDays: 5,
        salaryType: 'monthly',
        salaryMin: 260_000,
        salaryMax: 280_000,
        interviews: 2,
        selectionWeeks: 3,
        aptitudeExam: 2,
      },
    },
    {
      id: 'development-intern',
      terms: internship,
      position: ['開発インターン（リモート）', 'Development intern, remote'],
      department: ['開発チーム', 'Development'],
      duties: [
        lines(
          '音声入力と多言語表示の試作を一緒に進めます。毎週月曜の30分の打ち合わせ以外は、時間を自分で決められます。',
          '・試作の実装、自動テスト',
          '・介護現場で働く海外出身の方への聞き取り',
        ),
        lines(
          'Help us try out voice input and screens in several languages. Apart from half an hour every Monday you choose your own hours.',
          '- Build prototypes and automated tests',
          '- Interview care workers from abroad',
        ),
      ],
      category: 3,
      subcategory: 'web',
      features: [1, 2, 5, 9],
      words: {
        workLocation: [
          '自宅（国内に限る）または札幌オフィス',
          'Your home in Japan, or the Sapporo office',
        ],
        workingHours: [
          '7:00〜22:00の間で週8〜20時間',
          'Eight to twenty hours a week between 7:00 and 22:00',
        ],
        salaryNote: ['通信費として月2,000円を支給', '¥2,000 a month towards your internet'],
        dutiesChange: ['変更なし', 'No change'],
      },
      common: {
        languages: [dailyEnglish],
        remoteDays: 4,
        salaryType: 'hourly',
        salaryMin: 1500,
        salaryMax: 1700,
      },
    },
    {
      id: 'support-and-testing',
      terms: partTime,
      position: ['ヘルプ文書・動作確認（アルバイト）', 'Help pages and testing, part-time'],
      department: ['お客様支援チーム', 'Customer support'],
      duties: [
        lines(
          '英語とやさしい日本語のヘルプを書き、公開前の画面を触って確かめます。プログラミングの経験は要りません。',
          '・ヘルプ記事の作成と更新',
          '・手順書に沿った動作確認、気づいた点の報告',
        ),
        lines(
          'Write help pages in English and plain Japanese, and try out screens before they are released. No programming needed.',
          '- Write and update articles',
          '- Test step by step and report what you notice',
        ),
      ],
      category: 4,
      features: [1, 5, 9, 10],
      words: {
        workingHours: [
          '9:30〜18:00の間で1日4時間、週3日',
          'Four hours between 9:30 and 18:00, three days a week',
        ],
        salaryNote: ['交通費支給', 'Travel is paid'],
      },
      common: {
        languages: [n2, businessEnglish],
        breakMinutes: 0,
        salaryType: 'hourly',
        salaryMin: 1200,
        salaryMax: 1300,
      },
    },
  ],
};

import type { DemoEmployer, Workplace } from '../demo-job.ts';
import { businessEnglish, dailyEnglish, n2, n3 } from '../languages.ts';
import { lines } from '../lines.ts';
import { contractStaff, graduate, internship } from '../terms.ts';

const workplace: Workplace = {
  industry: 8,
  prefectures: ['miyagi'],
  location: ['仙台事務所（仙台市青葉区）', 'Our office in Aoba-ku, Sendai'],
  locationChange: [
    '仙台事務所および東北6県の連携拠点',
    'The Sendai office and partner sites in the six prefectures of Tohoku',
  ],
  dutiesChange: ['財団の定める業務', 'Work assigned by the foundation'],
  hours: ['9:00〜17:30（実働7時間30分）', '9:00–17:30, of which 7 hours 30 minutes are work'],
  holidays: [
    '土日祝、年末年始、夏季5日。土日の行事に出た場合は振替休日を取ります。年間休日125日',
    'Weekends, public holidays, New Year and five days in summer: 125 days a year. Events on weekends are made up for',
  ],
  overtime: 8,
  smoking: 'no-smoking',
  benefits: [
    '賞与年2回（3.9か月分）、通勤手当、住居手当（月25,000円まで）',
    'Bonus twice a year (3.9 months), commuting, housing allowance up to ¥25,000 a month',
  ],
  manager: ['事務局長 菅原恵', 'Megumi Sugawara, secretary general'],
  support: {
    title: ['私たちについて', 'About us'],
    text: [
      '東北の町と世界の若い人をつなぐ一般財団法人です。職員38名、うち9名が海外出身。奨学金、国際交流、多言語の防災という3つの事業を、自治体や大学と一緒に行っています。',
      'We are a foundation that connects the towns of Tohoku with young people of the world. Of our 38 staff, nine come from abroad. With cities and universities we run scholarships, exchange programmes and disaster preparedness in many languages.',
    ],
  },
};

export const harukaze: DemoEmployer = {
  domain: 'harukaze',
  workplace,
  roles: [
    {
      id: 'programme-officer',
      terms: graduate,
      position: [
        '国際交流プログラム担当（新卒）',
        'Programme officer, international exchange, new graduate',
      ],
      department: ['交流事業課', 'Exchange programmes'],
      duties: [
        lines(
          '高校生の海外派遣と、海外からの受け入れを年間12件担当します。子どもたちが無事に帰ってくるまでが仕事です。',
          '・計画、募集、選考、引率',
          '・海外の学校や自治体との連絡（英語）',
          '・報告書と予算の管理',
        ),
        lines(
          'Each year we send and receive twelve groups of high school students. The work is done when every one of them is safely home.',
          '- Plan, announce, select and accompany',
          '- Work with schools and cities abroad in English',
          '- Write reports and keep to the budget',
        ),
      ],
      category: 4,
      features: [1, 6, 8, 12],
      common: {
        languages: [n2, businessEnglish],
        salaryType: 'monthly',
        salaryMin: 222_000,
        salaryMax: 236_000,
        aptitudeExam: 2,
        interviews: 2,
      },
    },
    {
      id: 'disaster-information',
      terms: contractStaff,
      position: [
        '多言語防災コーディネーター（契約職員）',
        'Coordinator for disaster information in many languages',
      ],
      department: ['防災・多文化共生課', 'Disaster preparedness and community'],
      duties: [
        lines(
          '震災の経験をもとに、日本語に不慣れな方にも届く防災の情報をつくります。やさしい日本語と、9言語の翻訳チームをまとめます。',
          '・防災アプリの文章の作成と翻訳の進行管理',
          '・大学、日本語学校での講座（月3回程度）',
          '・災害時の多言語相談窓口の運営',
        ),
        lines(
          'Out of what the earthquake taught us, we write information that also reaches people who are new to Japanese. You lead plain Japanese and a team of translators into nine languages.',
          '- Write for our app and steer the translations',
          '- Hold classes at universities and language schools, about three a month',
          '- Run the help desk when disaster strikes',
        ),
      ],
      category: 4,
      features: [6, 8, 11],
      common: {
        languages: [n2, dailyEnglish],
        salaryType: 'monthly',
        salaryMin: 245_000,
        salaryMax: 270_000,
      },
    },
    {
      id: 'scholarship-intern',
      terms: internship,
      position: ['奨学金事業インターン', 'Intern, scholarship programme'],
      department: ['奨学事業課', 'Scholarships'],
      duties: [
        lines(
          '奨学生向けの月報と、年2回の交流会を企画します。奨学生だった職員が指導します。',
          '・奨学生への取材、記事の執筆（日本語・英語）',
          '・交流会の企画と当日の運営',
          '・応募書類の受付の補助',
        ),
        lines(
          'Make the monthly newsletter for our scholars and plan two gatherings a year, guided by a colleague who once held the scholarship herself.',
          '- Interview scholars and write in Japanese and English',
          '- Plan the gatherings and run them',
          '- Help receive applications',
        ),
      ],
      category: 4,
      features: [1, 5, 8, 9],
      words: {
        salaryNote: ['交通費全額支給', 'All travel is paid'],
        dutiesChange: ['変更なし', 'No change'],
        workLocationChange: ['変更なし', 'No change'],
        contractPeriod: ['採用日から6か月間', 'Six months from the first day'],
      },
      common: {
        languages: [n3],
        salaryType: 'hourly',
        salaryMin: 1150,
        salaryMax: 1150,
      },
    },
  ],
};

import type { DemoEmployer, Workplace } from '../demo-job.ts';
import { businessEnglish, dailyEnglish, n2, someJapanese } from '../languages.ts';
import { lines } from '../lines.ts';
import { contractStaff, earlyCareer, graduate, internship } from '../terms.ts';

const workplace: Workplace = {
  industry: 1,
  prefectures: ['kanagawa'],
  location: ['新川崎ラボ（川崎市幸区）', 'Shin-Kawasaki lab, Saiwai-ku, Kawasaki'],
  locationChange: ['新川崎ラボ、および長野実証フィールド', 'The lab and our test field in Nagano'],
  dutiesChange: [
    '研究開発、技術支援、および関連する業務',
    'Research, development, technical support and related work',
  ],
  hours: [
    'フレックスタイム制（コアタイム 11:00〜16:00、標準労働時間 1日8時間）',
    'Flexible hours with a core from 11:00 to 16:00; a standard day is eight hours',
  ],
  holidays: [
    '完全週休2日制（土日）、祝日、年末年始、夏季休暇5日。年間休日126日',
    'Weekends, public holidays, New Year and five days in summer: 126 days a year',
  ],
  overtime: 20,
  smoking: 'no-smoking',
  benefits: [
    '賞与年1回、ストックオプション、通勤手当、学会参加費、近隣住宅手当（月3万円）',
    'Yearly bonus, stock options, commuting, conference fees, ¥30,000 a month if you live nearby',
  ],
  manager: ['CTO 山彦亮', 'Ryo Yamahiko, CTO'],
  support: {
    title: ['ラボの日常', 'Life in the lab'],
    text: [
      '開発会議と設計書は英語、工場や農家の方とは日本語です。どちらかに自信があれば十分で、通訳ができる社員がいつも近くにいます。72名のうち半数が13の国と地域から来ています。在留資格（高度専門職を含む）は会社が手続きします。',
      'Design meetings and documents are in English; with factories and farmers we speak Japanese. Being good at either is enough, there is always somebody near who can interpret. Half of our 72 people come from thirteen countries and regions. We handle residence status, including Highly Skilled Professional.',
    ],
  },
};

export const yamabiko: DemoEmployer = {
  domain: 'yamabiko',
  workplace,
  roles: [
    {
      id: 'robot-software',
      terms: graduate,
      position: [
        'ロボットソフトウェアエンジニア（新卒）',
        'Robotics software engineer, new graduate',
      ],
      department: ['自律移動チーム', 'Autonomy team'],
      duties: [
        lines(
          '急斜面の果樹園で荷物を運ぶ四脚ロボットの、自己位置推定と経路計画を開発します。金曜の午後はいつも実機が相手です。',
          '・ROS 2、C++による実装とシミュレーション',
          '・長野の果樹園での実証試験（月1回）',
          '・論文や特許の執筆',
        ),
        lines(
          'Our four-legged robots carry loads through steep orchards. You work on how they know where they are and where to go next. Friday afternoons always belong to the real machine.',
          '- Write C++ on ROS 2, and simulate',
          '- Test in an orchard in Nagano once a month',
          '- Write papers and patents',
        ),
      ],
      category: 3,
      features: [2, 3, 4, 7],
      common: {
        languages: [businessEnglish, someJapanese],
        majors: ['science'],
        salaryType: 'monthly',
        salaryMin: 320_000,
        salaryMax: 380_000,
        aptitudeExam: 2,
      },
    },
    {
      id: 'actuator-research',
      terms: earlyCareer,
      position: [
        'アクチュエーター研究開発（第二新卒・博士歓迎）',
        'Actuator research and development, early career',
      ],
      department: ['ハードウェアチーム', 'Hardware team'],
      duties: [
        lines(
          '軽くて静かで、泥に強い関節をつくる研究です。着想から特許、量産試作まで小さなチームでやり切ります。',
          '・モーター、減速機の構想と解析',
          '・試作、耐久試験の設計',
          '・大学との共同研究',
        ),
        lines(
          'We want joints that are light, quiet and do not mind mud. A small team takes them from the idea through the patent to the first series.',
          '- Conceive and analyse motors and gears',
          '- Design prototypes and endurance tests',
          '- Do joint research with universities',
        ),
      ],
      category: 3,
      features: [2, 3, 4, 6],
      words: {
        workingHours: [
          '裁量労働制のため、始業・終業の時刻は本人の裁量によります（目安 10:00〜19:00）。',
          'You set your own hours under the discretionary system; 10:00–19:00 is usual.',
        ],
        discretionaryNote: [
          '専門業務型裁量労働制（新技術の研究開発の業務）。本人の同意を得て適用し、1日8時間働いたものとみなします。同意しない場合は通常のフレックスタイム制です。',
          'Discretionary labour system for specialised work (research and development). It applies only with your consent, and eight hours a day are deemed worked. Without it, our ordinary flexible hours apply.',
        ],
      },
      common: {
        languages: [businessEnglish],
        majors: ['science'],
        discretionary: true,
        salaryType: 'annual',
        salaryMin: 6_000_000,
        salaryMax: 9_000_000,
      },
    },
    {
      id: 'perception-intern',
      terms: internship,
      position: ['画像認識リサーチインターン', 'Research intern, perception'],
      department: ['自律移動チーム', 'Autonomy team'],
      duties: [
        lines(
          '雨や西日の中でも枝と人を見分ける認識モデルを研究します。修士・博士課程の研究テーマと組み合わせることもできます。',
          '・データの収集と評価基準づくり',
          '・PyTorchでの学習と実機での検証',
          '・成果の発表（学会投稿を支援します）',
        ),
        lines(
          'Tell branches from people in rain and against the evening sun. It can be combined with your own thesis.',
          '- Collect data and define how to judge',
          '- Train in PyTorch and verify on the robot',
          '- Present the results; we support submissions to conferences',
        ),
      ],
      category: 3,
      features: [2, 3, 9],
      words: { salaryNote: ['交通費全額支給', 'All travel is paid'] },
      common: {
        languages: [dailyEnglish],
        majors: ['science'],
        salaryType: 'hourly',
        salaryMin: 2000,
        salaryMax: 2800,
      },
    },
    {
      id: 'field-engineer',
      terms: contractStaff,
      position: ['フィールドエンジニア（契約社員）', 'Field engineer, fixed-term'],
      department: ['技術支援チーム', 'Technical support'],
      duties: [
        lines(
          '導入先の農園や物流倉庫を回り、設置、点検、使い方の説明を行います。車の運転免許が必要です（入社後の切り替えも支援します）。',
          '・設置と初期設定、定期点検',
          '・不具合の切り分けと開発への報告',
          '・利用者向け手順書の改善',
        ),
        lines(
          'Travel to the farms and warehouses that use our robots: install, inspect, explain. You need a driving licence; we help to convert a foreign one.',
          '- Install, set up and inspect',
          '- Find out what is wrong and report it to development',
          '- Improve the manuals',
        ),
      ],
      category: 3,
      features: [1, 6, 8, 10],
      words: {
        workLocationChange: [
          '新川崎ラボ、長野実証フィールド、全国の導入先（出張）',
          'The lab, our test field in Nagano, and customers across Japan on trips',
        ],
      },
      common: {
        languages: [n2, dailyEnglish],
        salaryType: 'monthly',
        salaryMin: 280_000,
        salaryMax: 330_000,
      },
    },
  ],
};

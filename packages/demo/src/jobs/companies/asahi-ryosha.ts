import type { DemoEmployer, Workplace } from '../demo-job.ts';
import { businessEnglish, dailyEnglish, n2, n3 } from '../languages.ts';
import { lines } from '../lines.ts';
import { earlyCareer, graduate, internship, partTime } from '../terms.ts';

const workplace: Workplace = {
  industry: 2,
  prefectures: ['kyoto'],
  location: [
    '旅舎 東山（京都市東山区）または 旅舎 嵯峨（京都市右京区）',
    'Our inns Higashiyama (Higashiyama-ku) and Saga (Ukyo-ku), Kyoto',
  ],
  locationChange: ['京都市内および滋賀県内の各旅舎', 'Any of our inns in Kyoto and Shiga'],
  dutiesChange: ['宿泊・飲食・体験に関わる業務', 'Work in lodging, dining and guest experiences'],
  hours: [
    'シフト制：7:00〜16:00／13:00〜22:00（実働8時間）。夜勤は専任のスタッフが担当します。',
    'Shifts from 7:00 to 16:00 or 13:00 to 22:00, eight hours of work each. Nights are covered by a team of their own.',
  ],
  holidays: [
    '月9日（シフト制）、年間休日112日。希望休は月3日まで、連休も相談できます。',
    'Nine days a month by rota, 112 a year. You may name three of them each month, and ask for several in a row.',
  ],
  overtime: 10,
  smoking: 'indoors',
  benefits: [
    '賞与年2回、通勤手当、食事補助（1食200円）、社員寮（月15,000円）',
    'Bonus twice a year, commuting, meals for ¥200, staff housing for ¥15,000 a month',
  ],
  manager: ['女将・採用担当 朝日綾子', 'Ayako Asahi, hostess and recruiting'],
  support: {
    title: ['おもてなしの学び方', 'How you learn hospitality'],
    text: [
      '所作や敬語は、入社後2か月の研修で基本から学びます。茶道と着付けの稽古も勤務時間内です。お客様の7割は海外からお越しになるので、あなたの国の目線で「ここが分かりにくい」と教えていただけることが、私たちの何よりの財産になります。',
      'Two months of training teach you manners and polite speech from the start; tea and kimono lessons are part of working hours. Seven of ten guests come from abroad, so when you tell us what is hard to understand from where you stand, that is worth more to us than anything.',
    ],
  },
};

export const asahiRyosha: DemoEmployer = {
  domain: 'asahi-ryosha',
  workplace,
  roles: [
    {
      id: 'winter-internship',
      status: 2,
      terms: internship,
      position: ['冬の旅舎インターン（3週間）', 'Winter internship at the inn, three weeks'],
      department: ['旅舎 東山', 'Higashiyama inn'],
      duties: [
        lines(
          '年末年始の旅舎で、お迎えからお見送りまでのひと通りを経験します。冬休みの期間に行い、寮と食事を用意します。',
          '・お出迎え、館内のご案内',
          '・客室と食事の準備',
          '・外国からのお客様へのアンケートのまとめ',
        ),
        lines(
          'Spend the New Year season at the inn and see every part of a stay, from the welcome to the farewell. It takes place in the winter vacation; room and meals are provided.',
          '- Welcome guests and show them round',
          '- Prepare rooms and meals',
          '- Summarise what guests from abroad tell us',
        ),
      ],
      category: 4,
      features: [1, 2, 8, 10],
      words: {
        contractPeriod: ['冬季休業中の3週間', 'Three weeks in the winter vacation'],
        renewal: ['更新はありません。', 'Not renewed.'],
        workingHours: [
          '7:00〜16:00（実働8時間）、週5日',
          '7:00–16:00, eight hours of work, five days a week',
        ],
        salaryNote: ['往復交通費、寮費、食費は会社負担', 'Travel, room and meals are paid by us'],
      },
      common: { languages: [n3], salaryType: 'hourly', salaryMin: 1200, salaryMax: 1200 },
    },
    {
      id: 'guest-relations',
      terms: graduate,
      position: ['ゲストリレーションズ（新卒）', 'Guest relations, new graduate'],
      department: ['旅舎 東山', 'Higashiyama inn'],
      duties: [
        lines(
          'ご予約の一通目のメールから、お帰りのあとの礼状まで、お客様の京都の旅を整える仕事です。',
          '・フロント、コンシェルジュ業務（日本語・英語）',
          '・食事の制限やお祈りの時間など、ご要望の事前確認と手配',
          '・町の職人や寺院との連絡',
        ),
        lines(
          'From the first e-mail about a booking to the note of thanks afterwards, you arrange our guests’ days in Kyoto.',
          '- Front desk and concierge, in Japanese and English',
          '- Ask about diets, prayer times and other needs beforehand, and see to them',
          '- Keep in touch with craftspeople and temples in town',
        ),
      ],
      category: 4,
      features: [2, 8, 11],
      common: {
        languages: [n2, businessEnglish],
        salaryType: 'monthly',
        salaryMin: 228_000,
        salaryMax: 240_000,
        aptitudeExam: 2,
      },
      earlier: { overtimeHours: 15 },
    },
    {
      id: 'experience-planner',
      terms: earlyCareer,
      position: [
        '体験企画・町の案内人（第二新卒）',
        'Experience planner and local guide, early career',
      ],
      department: ['体験企画室', 'Guest experiences'],
      duties: [
        lines(
          '朝の坐禅、豆腐屋さんの仕込み見学、藍染め。小さな体験を町の方と一緒につくり、自分でもご案内します。',
          '・企画、原価計算、安全の確認',
          '・英語または中国語での案内（週2〜3回）',
          '・写真と文章での紹介',
        ),
        lines(
          'Meditation at dawn, an hour with the tofu maker, indigo dyeing: you invent small experiences with people of the neighbourhood and guide some of them yourself.',
          '- Plan, calculate and check for safety',
          '- Guide in English or Chinese two or three times a week',
          '- Present them in pictures and words',
        ),
      ],
      category: 2,
      features: [1, 2, 6, 8],
      common: {
        languages: [n2, dailyEnglish],
        salaryType: 'monthly',
        salaryMin: 235_000,
        salaryMax: 270_000,
      },
    },
    {
      id: 'front-desk-part-time',
      terms: partTime,
      position: ['フロントスタッフ（アルバイト）', 'Front desk, part-time'],
      department: ['旅舎 嵯峨', 'Saga inn'],
      duties: [
        lines(
          '嵐電の駅から歩いて4分の小さな旅舎です。夕方のお出迎えを中心にお願いします。週2日から、試験期間はお休みできます。',
          '・チェックイン、荷物のお預かり',
          '・周辺の地図のご案内、夕食の予約',
        ),
        lines(
          'A small inn, four minutes from the tram. We mostly need help when guests arrive in the late afternoon. Two days a week are enough, and you can take time off for exams.',
          '- Check guests in and look after their bags',
          '- Explain the neighbourhood and book dinner',
        ),
      ],
      category: 4,
      features: [1, 2, 9, 10],
      words: {
        workLocation: ['旅舎 嵯峨（京都市右京区）', 'Saga inn, Ukyo-ku, Kyoto'],
        workingHours: [
          '15:00〜21:00の間で4〜5時間、週2〜4日（授業期間中は週28時間以内）',
          'Four or five hours between 15:00 and 21:00, two to four days a week; up to 28 hours a week during term',
        ],
        salaryNote: ['交通費支給、まかないあり', 'Travel is paid and there is a staff meal'],
      },
      common: {
        languages: [n3, dailyEnglish],
        breakMinutes: 15,
        salaryType: 'hourly',
        salaryMin: 1250,
        salaryMax: 1400,
      },
    },
  ],
};

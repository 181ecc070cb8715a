import type { DemoConversation } from './demo-conversation.ts';

const hoshino = 'owner@hoshizora.example';
const tanaka = 'admin@hoshizora.example';
const takahashi = 'recruiter@hoshizora.example';
const company = 'hoshizora';

/** More threads in Hoshizora's inbox: answered, waiting, unread, and an empty one. */
export const othersAndHoshizora: readonly DemoConversation[] = [
  {
    company,
    student: 0,
    assignee: tanaka,
    messages: [
      {
        from: tanaka,
        daysAgo: 33,
        at: '10:30',
        text: 'Hello {name}, nice to meet you here. Are you looking for an internship first, or for a position from next spring?',
      },
      {
        from: 'student',
        daysAgo: 32,
        at: '22:10',
        text: 'Hello, thank you for writing! From next spring. I am most interested in backend work.',
      },
      {
        from: tanaka,
        daysAgo: 29,
        at: '11:45',
        slots: {
          minutes: 30,
          link: 'https://meet.hoshizora.example/first-talk',
          times: [{ days: -26, at: '11:00' }],
          picked: 0,
        },
      },
      {
        from: 'student',
        daysAgo: 26,
        at: '12:20',
        text: 'Thank you for your time today. I will send you my repository after the exams.',
        notes: [
          { by: tanaka, text: 'Good talk. Solid on databases; ask Emma to join the next one.' },
        ],
      },
      {
        from: tanaka,
        daysAgo: 25,
        at: '9:40',
        text: 'It was a pleasure. Good luck with your exams!',
      },
    ],
  },
  {
    company,
    student: 1,
    assignee: takahashi,
    unread: { company: 2 },
    messages: [
      {
        from: takahashi,
        daysAgo: 28,
        at: '15:10',
        text: '{name}さん、はじめまして。ほしぞらの髙橋です。開発職にご関心をお持ちとのこと、ありがとうございます。ご質問があれば、何でもお聞きください。',
      },
      {
        from: 'student',
        daysAgo: 27,
        at: '9:25',
        text: 'ありがとうございます。入社後の研修は、どのくらいの期間ありますか。',
      },
      {
        from: takahashi,
        daysAgo: 26,
        at: '13:00',
        text: '最初の3か月は、先輩と二人で小さな改善を担当します。日本語のレビューに慣れる時間も取っています。',
      },
      {
        from: takahashi,
        daysAgo: 24,
        at: '11:20',
        slots: {
          minutes: 30,
          link: 'https://meet.hoshizora.example/training',
          times: [
            { days: -20, at: '10:00' },
            { days: -19, at: '14:00' },
          ],
          ended: 'others_asked',
        },
      },
      {
        from: 'student',
        daysAgo: 1,
        at: '17:32',
        text: 'お返事が遅くなり、申し訳ありません。試験が終わりました。',
      },
      {
        from: 'student',
        daysAgo: 1,
        at: '17:35',
        text: 'バックエンドエンジニアの募集について、もう少し詳しくうかがえますか。',
      },
    ],
  },
  {
    company,
    student: 2,
    messages: [
      {
        from: hoshino,
        daysAgo: 16,
        at: '18:20',
        text: '{name}さん、代表の星野です。喫茶店でのアルバイトのお話、他人事とは思えませんでした。当社のサービスも、同じような店から生まれました。',
      },
      {
        from: 'student',
        daysAgo: 15,
        at: '20:45',
        text: '代表の方からご連絡をいただけるとは思いませんでした。ありがとうございます！シフトを紙で書き直していたので、御社のサービスを知って驚きました。',
      },
      {
        from: hoshino,
        daysAgo: 14,
        at: '9:10',
        slots: {
          minutes: 45,
          place: '東京本社 5階',
          times: [{ days: -8, at: '16:00' }],
          picked: 0,
          ended: 'called_off',
        },
      },
      {
        from: hoshino,
        daysAgo: 9,
        at: '18:05',
        text: '出張が入り、面談を取り消しました。申し訳ありません。来週あらためて候補をお送りします。',
      },
    ],
  },
  {
    company,
    student: 3,
    unread: { company: 1 },
    messages: [
      {
        from: 'student',
        daysAgo: 2,
        at: '21:15',
        text: 'Hello! Is the frontend internship also open to students who graduate the year after next?',
      },
    ],
  },
];

/** The company's message templates, in one language or both. */
export const hoshizoraTemplates = [
  {
    name: '最初のごあいさつ',
    jp: '{name}さん、つながっていただきありがとうございます。{company}の{me}です。\nプロフィールを拝見し、ぜひお話ししたいと思いました。ご質問があれば、何でもお聞きください。',
    en: 'Hello {name}, thank you for connecting. I am {me} of {company}.\nWe enjoyed reading your profile and would like to get to know you. Please ask us anything.',
  },
  {
    name: '求人のご案内',
    jp: '{name}さん、「{job}」の募集を始めました。{date}まで受け付けています。ご関心があれば、お気軽にご連絡ください。',
    en: 'Hello {name}, we are now hiring for “{job}”, open until {date}. Let us know if you are interested.',
  },
  {
    name: '面談のお礼',
    jp: '{name}さん、本日はお時間をいただき、ありがとうございました。結果は{date}までにお知らせします。',
    en: null,
  },
] as const;

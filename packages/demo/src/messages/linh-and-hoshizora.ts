import type { DemoConversation } from './demo-conversation.ts';

const tanaka = 'admin@hoshizora.example';
const takahashi = 'recruiter@hoshizora.example';

/** Three weeks in Japanese, from the first greeting to an interview date. */
export const linhAndHoshizora: DemoConversation = {
  company: 'hoshizora',
  student: 'linh',
  assignee: takahashi,
  unread: { student: 2 },
  messages: [
    {
      from: tanaka,
      daysAgo: 20,
      at: '10:12',
      text: '{name}さん、つながっていただきありがとうございます。人事部の田中です。\nプロフィールの防災アプリのお話、とても面白く拝見しました。いまも改善を続けているとのこと、最近はどんなところを直しましたか。',
    },
    {
      from: 'student',
      daysAgo: 20,
      at: '21:34',
      text: '田中様\nはじめまして。ご連絡ありがとうございます。\n先月は、避難所の混み具合を地図の色だけでなく言葉でも出すようにしました。色の見え方は人によって違うと、訓練に来てくださった方に教えていただいたからです。',
    },
    {
      from: 'student',
      daysAgo: 20,
      at: '21:41',
      text: 'ほかのプロジェクトもまとめた資料をお送りします。英語ですが、よろしければご覧ください。',
      file: 'portfolio.pdf',
    },
    {
      from: tanaka,
      daysAgo: 18,
      at: '9:48',
      text: '資料をありがとうございます。「バス停の案内板」も、身近な困りごとから考えられていて良いですね。開発チームの髙橋から、仕事の内容をお伝えします。',
      notes: [
        {
          by: tanaka,
          text: '自分で課題を見つけてつくる方。フロントエンドの面談候補。髙橋さん、お願いします。',
        },
        { by: takahashi, text: '承知しました。今週中に連絡します。' },
      ],
    },
    {
      from: takahashi,
      daysAgo: 17,
      at: '14:05',
      text: '{name}さん、新卒採用担当の髙橋です。\n夏の5日間のインターンシップの資料をお送りします。日本語と英語、どちらでもご参加いただけます。',
      file: 'summer-internship.pdf',
    },
    {
      from: 'student',
      daysAgo: 16,
      at: '19:20',
      text: 'ありがとうございます！「改善したい画面を一つ選ぶ」というところに、とても興味があります。日程は大学の試験のあとでしょうか。',
      edited: true,
    },
    {
      from: takahashi,
      daysAgo: 15,
      at: '11:30',
      text: 'はい、試験期間のあとで調整しています。前期は8月の最終週、後期は9月の第2週の予定です。',
    },
    { from: takahashi, daysAgo: 15, at: '11:32', deleted: true },
    {
      from: 'student',
      daysAgo: 14,
      at: '8:55',
      text: '9月の第2週でしたら参加できます。お申し込みの前に、一度お話をうかがうことはできますか。',
    },
    {
      from: takahashi,
      daysAgo: 13,
      at: '10:02',
      slots: {
        minutes: 30,
        link: 'https://meet.hoshizora.example/linh-takahashi',
        times: [
          { days: -9, at: '15:00' },
          { days: -8, at: '10:30' },
        ],
        picked: 0,
      },
    },
    {
      from: 'student',
      daysAgo: 9,
      at: '16:10',
      text: '本日はお時間をいただき、ありがとうございました。チームの進め方がよくわかりました。オンラインで見せていただいたオフィスも、明るくて素敵でした。',
      notes: [
        {
          by: takahashi,
          text: '面談済み。日本語での説明も十分。次は現場（Clarkeさん）と技術の話を。',
        },
      ],
    },
    {
      from: takahashi,
      daysAgo: 8,
      at: '13:15',
      text: 'こちらこそありがとうございました。オフィスの写真をお送りしますね。窓側がフロントエンドチームの席です。',
      file: 'office.jpg',
    },
    {
      from: 'student',
      daysAgo: 7,
      at: '20:02',
      text: 'わあ、観葉植物がたくさんありますね。ぜひ一度うかがってみたいです。',
    },
    {
      from: takahashi,
      daysAgo: 2,
      at: '10:40',
      text: 'では、次は東京本社で、エンジニアとの面談をご案内します。下の日時から、ご都合のよいものをお選びください。',
    },
    {
      from: takahashi,
      daysAgo: 2,
      at: '10:43',
      slots: {
        minutes: 60,
        place: '東京本社 5階（受付で髙橋をお呼びください）',
        interviewers: [takahashi, 'interviewer@hoshizora.example'],
        times: [
          { days: 6, at: '14:00' },
          { days: 7, at: '16:30' },
          { days: 9, at: '11:00' },
        ],
      },
    },
  ],
};

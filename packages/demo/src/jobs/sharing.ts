/** Domains of companies that may lend each other jobs. */
export const partners = [
  ['hoshizora', 'tomoshibi'],
  ['midori-works', 'yamabiko'],
] as const;

export const shares = [
  { job: 'hoshizora/backend-engineer', to: 'tomoshibi', shown: false },
  { job: 'tomoshibi/web-engineer', to: 'hoshizora', shown: true },
  { job: 'midori-works/embedded-software', to: 'yamabiko', shown: false },
  { job: 'yamabiko/robot-software', to: 'midori-works', shown: false },
] as const;

/** Save lists with the demo's students `from` (inclusive) `to` (exclusive), and notes on some. */
export const saveLists = [
  {
    domain: 'hoshizora',
    name: '一次面接に進んだ方',
    from: 0,
    to: 5,
    notes: [
      '面接での受け答えが落ち着いていた。設計の話をもう一度聞きたい。二次は開発チームの佐藤さんも同席。',
      'チーム開発の経験が具体的。勤務地は東京を希望。',
      null,
      '英語での説明が分かりやすい。日本語の会議は少しずつで大丈夫か、次回確認する。',
    ],
  },
  {
    domain: 'hoshizora',
    name: '夏のインターン参加者',
    from: 3,
    to: 11,
    notes: [
      '最終日の発表がよかった。秋のイベントに招待する。',
      null,
      '卒業が1年先。来年の夏にもう一度声をかける。',
    ],
  },
] as const;

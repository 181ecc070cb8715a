interface DemoConnection {
  state: 'asked' | 'connected' | 'declined' | 'cancelled' | 'expired' | 'ended';
  askedBy: 'student' | 'company';
  /** Days since the last change of the connection. */
  daysAgo: number;
  message: string;
}

/** Linh's connections by the company's domain. */
export const linhConnections: Readonly<Record<string, DemoConnection>> = {
  hoshizora: {
    state: 'connected',
    askedBy: 'company',
    daysAgo: 21,
    message: 'ゼミでの研究を拝見しました。開発チームの話をお聞きになりませんか。',
  },
  sazanami: {
    state: 'connected',
    askedBy: 'student',
    daysAgo: 9,
    message: '海外のお客様とのお仕事に関心があります。お話をうかがえたらうれしいです。',
  },
  'midori-works': {
    state: 'asked',
    askedBy: 'company',
    daysAgo: 2,
    message:
      'We read your profile with interest. Would you like to hear about our graduate programme?',
  },
  yamabiko: {
    state: 'asked',
    askedBy: 'company',
    daysAgo: 11,
    message: 'はじめまして。ロボットを動かすソフトウェアを、一緒につくる方を探しています。',
  },
  tsumugi: {
    state: 'asked',
    askedBy: 'student',
    daysAgo: 4,
    message: '海外への出店について、ぜひお話をうかがいたいです。',
  },
  komorebi: {
    state: 'declined',
    askedBy: 'student',
    daysAgo: 13,
    message: '介護の現場で、通訳としてお役に立てることはありますか。',
  },
  ishizue: { state: 'expired', askedBy: 'company', daysAgo: 16, message: '' },
};

/** One connection per student, in order; `labels` are indexes of the labels below. */
export const hoshizoraConnections: readonly (DemoConnection & { labels: readonly number[] })[] = [
  { state: 'connected', askedBy: 'company', daysAgo: 34, message: '', labels: [0] },
  { state: 'connected', askedBy: 'student', daysAgo: 30, message: '', labels: [0, 1] },
  { state: 'connected', askedBy: 'company', daysAgo: 18, message: '', labels: [1] },
  { state: 'connected', askedBy: 'student', daysAgo: 12, message: '', labels: [] },
  { state: 'connected', askedBy: 'company', daysAgo: 6, message: '', labels: [2] },
  { state: 'connected', askedBy: 'student', daysAgo: 3, message: '', labels: [] },
  {
    state: 'asked',
    askedBy: 'student',
    daysAgo: 1,
    message: 'I build small web apps in my free time and would love to hear how your team works.',
    labels: [],
  },
  {
    state: 'asked',
    askedBy: 'student',
    daysAgo: 5,
    message: 'インターンシップの内容について、先輩社員の方にお聞きしたいです。',
    labels: [1],
  },
  { state: 'asked', askedBy: 'student', daysAgo: 9, message: '', labels: [] },
  {
    state: 'asked',
    askedBy: 'company',
    daysAgo: 2,
    message: 'アプリ開発のご経験を拝見しました。一度お話ししませんか。',
    labels: [2],
  },
  {
    state: 'asked',
    askedBy: 'company',
    daysAgo: 8,
    message: 'Your project on language learning caught our eye. Shall we talk?',
    labels: [],
  },
  { state: 'declined', askedBy: 'company', daysAgo: 20, message: '', labels: [] },
  { state: 'expired', askedBy: 'company', daysAgo: 10, message: '', labels: [] },
  { state: 'cancelled', askedBy: 'student', daysAgo: 7, message: '', labels: [] },
  { state: 'ended', askedBy: 'student', daysAgo: 40, message: '', labels: [] },
];

/** Companies whose requests name a job, by their domain. */
export const scoutingCompanies = ['hoshizora', 'midori-works'] as const;

export const hoshizoraLabels = [
  { name: '面談済み', colour: 'moss' },
  { name: '開発職', colour: 'ai' },
  { name: '夏のインターン', colour: 'kaki' },
] as const;

import type { DemoOffer } from './demo-offers.ts';

/** Status of an application; `confirmed` and `pre-applied` are on the company's own page. */
type DemoState =
  | 'new'
  | 'in-progress'
  | 'offered'
  | 'declined'
  | 'withdrawn'
  | 'pre-applied'
  | 'confirmed';

export interface DemoForm {
  /** The member, by the beginning of their address. */
  by: string;
  /** Place among the company's stages. */
  stage: number;
  /** One for each criterion of the stage. */
  scores: readonly number[];
  stars: number;
  text: string;
}

export interface DemoApplication {
  company: string;
  job: string;
  /** Linh, or the index of another student. */
  student: 'linh' | number;
  state: DemoState;
  daysAgo: number;
  message?: string;
  /** Index of a label below. */
  label?: number;
  /** Place among the company's stages; without it, an application in progress is in the first. */
  stage?: number;
  /** The recruiter in charge, by the beginning of their address. */
  assignee?: string;
  note?: string;
  forms?: readonly DemoForm[];
  /** Documents made from the profile and sent with the application. */
  documents?: readonly ('rirekisho' | 'shokumukeirekisho' | 'resume-en')[];
  /** Only of `offered`, and of applications that ended after an offer. */
  offer?: DemoOffer;
}

/** What Hoshizora's interviewers rate, by the place of the stage. */
export const hoshizoraCriteria: readonly (readonly string[])[] = [
  [],
  ['受け答え', '志望動機', '仕事への理解'],
  ['チームとの相性', 'これからの希望'],
];

export const hoshizoraApplyLabels = [
  { name: '早めに連絡', colour: 'wood' },
  { name: '課題を確認', colour: 'ai' },
  { name: 'ぜひ採用', colour: 'kaki' },
] as const;

const ofLinh: readonly DemoApplication[] = [
  {
    company: 'hoshizora',
    job: 'product-designer',
    student: 'linh',
    state: 'in-progress',
    daysAgo: 12,
    message: '研究で作った学習アプリの画面を、ぜひ見ていただきたいです。',
    documents: ['rirekisho', 'resume-en'],
    label: 1,
    stage: 1,
    assignee: 'interviewer',
    note: '研究と製品の関わりを、面接で詳しく聞きたい。',
    forms: [
      {
        by: 'recruiter',
        stage: 1,
        scores: [4, 5, 3],
        stars: 4,
        text: '学習アプリを作った理由を、自分の言葉で具体的に話せていた。',
      },
      {
        by: 'interviewer',
        stage: 1,
        scores: [4, 4, 4],
        stars: 4,
        text: '試作と検証のくり返し方が、私たちの進め方に近い。',
      },
    ],
  },
  { company: 'tomoshibi', job: 'web-engineer', student: 'linh', state: 'new', daysAgo: 2 },
  { company: 'sazanami', job: 'trade-operations', student: 'linh', state: 'declined', daysAgo: 30 },
  {
    company: 'komorebi',
    job: 'editor',
    student: 'linh',
    state: 'offered',
    daysAgo: 12,
    offer: { state: 'open', daysLeft: 8 },
  },
  { company: 'yamabiko', job: 'field-engineer', student: 'linh', state: 'withdrawn', daysAgo: 25 },
  {
    company: 'ishizue',
    job: 'retail-sales',
    student: 'linh',
    state: 'pre-applied',
    daysAgo: 3,
  },
];

const ofHoshizora: readonly DemoApplication[] = [
  {
    company: 'hoshizora',
    job: 'backend-engineer',
    student: 0,
    state: 'in-progress',
    daysAgo: 20,
    label: 2,
    stage: 2,
    assignee: 'recruiter',
    note: '最終面接の日程を調整中。',
    forms: [
      {
        by: 'interviewer',
        stage: 1,
        scores: [5, 4, 5],
        stars: 5,
        text: '設計の質問に、利点と欠点の両方を挙げて答えた。',
      },
    ],
  },
  {
    company: 'hoshizora',
    job: 'backend-engineer',
    student: 1,
    state: 'new',
    daysAgo: 8,
    label: 0,
    message: 'I would like to work on services that many people use every day.',
  },
  { company: 'hoshizora', job: 'backend-engineer', student: 2, state: 'new', daysAgo: 4 },
  { company: 'hoshizora', job: 'backend-engineer', student: 3, state: 'new', daysAgo: 1 },
  { company: 'hoshizora', job: 'backend-engineer', student: 4, state: 'declined', daysAgo: 26 },
  {
    company: 'hoshizora',
    job: 'product-designer',
    student: 5,
    state: 'offered',
    daysAgo: 45,
    label: 2,
    assignee: 'recruiter',
    offer: { state: 'accepted' },
  },
  {
    company: 'hoshizora',
    job: 'product-designer',
    student: 10,
    state: 'offered',
    daysAgo: 18,
    offer: { state: 'open', daysLeft: 3, fileName: '労働条件通知書_ほしぞら.pdf' },
  },
  {
    company: 'hoshizora',
    job: 'backend-engineer',
    student: 11,
    state: 'withdrawn',
    daysAgo: 38,
    offer: { state: 'declined', reason: '大学院に進学することにしたため、辞退いたします。' },
  },
  {
    company: 'hoshizora',
    job: 'customer-success',
    student: 12,
    state: 'declined',
    daysAgo: 60,
    offer: {
      state: 'withdrawn',
      reason: '卒業の見込みがなくなったと、ご本人から連絡をいただいたため。',
    },
  },
  {
    company: 'hoshizora',
    job: 'product-designer',
    student: 6,
    state: 'new',
    daysAgo: 2,
    label: 0,
    assignee: 'interviewer',
  },
  { company: 'hoshizora', job: 'customer-success', student: 7, state: 'withdrawn', daysAgo: 15 },
  {
    company: 'hoshizora',
    job: 'site-reliability-engineer',
    student: 8,
    state: 'pre-applied',
    daysAgo: 2,
  },
  {
    company: 'hoshizora',
    job: 'site-reliability-engineer',
    student: 9,
    state: 'confirmed',
    daysAgo: 6,
  },
];

export const demoApplications = [...ofLinh, ...ofHoshizora];

export const outcomeWords = {
  offered:
    'ご応募ありがとうございました。選考の結果、ぜひ一緒に働きたいと考えています。今後の手続きをこのメッセージでご連絡します。',
  declined:
    'ご応募ありがとうございました。慎重に選考した結果、今回はご期待に沿えないこととなりました。今後のご活躍を心よりお祈りしています。',
} as const;

export const linhElsewhere = [
  {
    companyName: '浜辺電機株式会社',
    position: '組込みソフトウェア開発',
    state: 'declined',
    daysAgo: 50,
  },
  { companyName: 'Northwind Studio', position: 'Web developer', state: 'applied', daysAgo: 7 },
] as const;

import { type Language, type Localized, say } from '@engawa/contract/language';

/** In which the operator reads mails. */
export const operatorLanguage: Language = 'ja';

/** Keys that our code fills: our URLs, ids, codes, numbers and times. */
const ownKeys = [
  'about',
  'code',
  'companyId',
  'count',
  'days',
  'email',
  'fileUrl',
  'forgot',
  'left',
  'level',
  'lines',
  'link',
  'method',
  'more',
  'origin',
  'outcome',
  'reason',
  'recruiterId',
  'replyTo',
  'reportId',
  'searches',
  'settingsUrl',
  'signIn',
  'studentId',
  'time',
  'unsubscribeUrl',
  'url',
  'when',
  'whenBefore',
] as const;

export const unverifiedCompany: Localized = {
  ja: '未確認の企業',
  en: 'A company that is not verified',
};
const seeEvent: Localized = {
  ja: 'イベントのページでご確認ください',
  en: 'please see the event page',
};

/** Texts of users, with the replacement for unverified companies. Null drops the key. */
const insteadOf = {
  calendar: null,
  company: { ja: '未確認の企業', en: 'a company that is not verified' },
  fileName: null,
  filter: { ja: '', en: '' },
  inviter: null,
  job: { ja: '', en: 'a job' },
  leaver: { ja: 'チームのメンバー', en: 'a member of the team' },
  list: { ja: '', en: '' },
  message: { ja: '', en: '' },
  name: unverifiedCompany,
  place: seeEvent,
  placeBefore: seeEvent,
  reader: null,
  search: { ja: '', en: '' },
  subject: { ja: '', en: '' },
  team: null,
  title: { ja: 'お申込のイベント', en: 'the event you applied for' },
  what: { ja: '企業の掲載内容', en: 'something a company published' },
  where: {
    ja: '場所・リンクは、メッセージの画面でご確認ください。',
    en: 'Please see the messages for the place or the link.',
  },
} as const satisfies Record<string, Localized | null>;

type OwnKey = (typeof ownKeys)[number];
type OthersKey = keyof typeof insteadOf;

/** Every key of a mail's data, by the origin of its text. */
export const mailKeys = {
  own: ownKeys,
  others: Object.keys(insteadOf) as readonly OthersKey[],
};

/** A text in a mail with its author. Created by the functions below, read only by `spoken`. */
export type Words =
  | { by: 'company'; companyId: string; text: string; otherwise: string | undefined }
  | { by: 'student' | 'us'; text: string }
  | { by: 'anyone'; readBy: 'operator'; text: string };

/** A mail's data; keys for users' texts do not accept plain strings. */
export type MailData = { [K in OwnKey]?: string } & { [K in OthersKey]?: Words };

/** Included if the company is verified, else replaced by `otherwise` or the key's default. */
export const byCompany = (companyId: string, text: string, otherwise?: string): Words => ({
  by: 'company',
  companyId,
  text,
  otherwise,
});

export const byStudent = (text: string): Words => ({ by: 'student', text });

export const ours = (text: string): Words => ({ by: 'us', text });

/** Any user's text, in a mail to the operator; other receivers are refused. */
export const toOperator = (text: string): Words => ({ by: 'anyone', readBy: 'operator', text });

export const companiesIn = (data: MailData): string[] =>
  Object.values(data).flatMap((value) =>
    typeof value === 'object' && value.by === 'company' ? [value.companyId] : [],
  );

interface Hearing {
  language: Language;
  verified: ReadonlySet<string>;
  toOperator: boolean;
}

/** Resolves the data to text. The only place where companies' texts enter a mail. */
export function spoken(data: MailData, hearing: Hearing): Record<string, string> {
  const said = Object.entries(data).flatMap(([key, value]) => {
    const text = typeof value === 'string' ? value : saidOf(key, value, hearing);
    return text === undefined ? [] : [[key, text] as const];
  });
  return Object.fromEntries(said);
}

function saidOf(key: string, words: Words, hearing: Hearing): string | undefined {
  if (words.by === 'anyone' && !hearing.toOperator) {
    throw new Error(`${key} is for the operator alone`);
  }
  if (words.by !== 'company' || hearing.verified.has(words.companyId)) return words.text;
  const neutral = insteadOf[key as OthersKey];
  return words.otherwise ?? (neutral ? say(neutral, hearing.language) : undefined);
}

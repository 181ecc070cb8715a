import { type Language, type Localized, say } from '@engawa/contract/language';

/** Our program fills these in: addresses of our pages, ids, codes, figures and times. */
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

/**
 * Keys that hold words somebody else wrote, with what a mail says instead of words of a company that
 * nobody has verified. Null leaves the key out of the data.
 */
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

/** Every key of a mail's data, by whose words it holds. */
export const mailKeys = {
  own: ownKeys,
  others: Object.keys(insteadOf) as readonly OthersKey[],
};

/** Words in a mail, with who wrote them. Made by the functions below, read by `spoken` alone. */
export type Words =
  | { by: 'company'; companyId: string; text: string; otherwise: string | undefined }
  | { by: 'student' | 'us'; text: string }
  | { by: 'anyone'; readBy: 'operator'; text: string };

/** What a mail is filled with: a key for others' words takes no plain text. */
export type MailData = { [K in OwnKey]?: string } & { [K in OthersKey]?: Words };

/**
 * Words by a company or by one of its people. The mail has them if the company is verified, else
 * `otherwise` or what the key says instead.
 */
export const byCompany = (companyId: string, text: string, otherwise?: string): Words => ({
  by: 'company',
  companyId,
  text,
  otherwise,
});

export const byStudent = (text: string): Words => ({ by: 'student', text });

export const ours = (text: string): Words => ({ by: 'us', text });

/** Anybody's words, in a mail to the operator; a mail to another address is refused. */
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

/** The data as text. The only place where words of companies become part of a mail. */
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

import { type IdOf, referenceTable } from '../reference/table.ts';

/** When mails of a kind come; “daily” is one mail each morning. */
export const mailTimings = referenceTable([
  { id: 'at_once', name: { ja: 'すぐに', en: 'At once' } },
  { id: 'daily', name: { ja: '1日1回', en: 'Once a day' } },
  { id: 'never', name: { ja: '受け取らない', en: 'Never' } },
]);
export type MailTiming = IdOf<typeof mailTimings>;

/** What a mail is about decides whose choice it follows; account and security mails are of no kind. */
export const studentMailKinds = ['messages', 'connects', 'applications', 'news'] as const;
export const companyMailKinds = ['messages', 'connects', 'applicants', 'searches', 'news'] as const;
export type StudentMailKind = (typeof studentMailKinds)[number];
export type CompanyMailKind = (typeof companyMailKinds)[number];
export type MailKind = StudentMailKind | CompanyMailKind;

/** Of whoever never chose. News is advertising: it comes only to those who ask for it. */
export const untouchedTiming = (kind: MailKind): MailTiming =>
  kind === 'news' ? 'never' : 'at_once';

/** The hour in Japan at which the mails of a day come as one. */
export const dailyMailHour = 8;

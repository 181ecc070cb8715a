import { type IdOf, referenceTable } from '../reference/table.ts';

/** “daily” collects the mails of a day in one each morning. */
export const mailTimings = referenceTable([
  { id: 'at_once', name: { ja: 'すぐに', en: 'At once' } },
  { id: 'daily', name: { ja: '1日1回', en: 'Once a day' } },
  { id: 'never', name: { ja: '受け取らない', en: 'Never' } },
]);
export type MailTiming = IdOf<typeof mailTimings>;

/** Kinds of mails with a timing; account and security mails belong to none and are always sent. */
export const studentMailKinds = ['messages', 'connects', 'applications', 'news'] as const;
export const companyMailKinds = ['messages', 'connects', 'applicants', 'searches', 'news'] as const;
export type StudentMailKind = (typeof studentMailKinds)[number];
export type CompanyMailKind = (typeof companyMailKinds)[number];
export type MailKind = StudentMailKind | CompanyMailKind;

/** Defaults. News is advertising, so it requires opting in. */
export const defaultTiming = (kind: MailKind): MailTiming =>
  kind === 'news' ? 'never' : 'at_once';

export const dailyMailHour = 8;

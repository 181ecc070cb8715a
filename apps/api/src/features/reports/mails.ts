import { type Language, type Localized, nameFor, say } from '@engawa/contract/language';
import {
  type ReportOutcomeId,
  reportOutcomes,
} from '@engawa/contract/reference/reports/report-outcomes';
import {
  type ReportReasonId,
  reportReasons,
} from '@engawa/contract/reference/reports/report-reasons';
import type { MailRequest } from '@engawa/platform/mail/mail-request';
import { quotable } from '@engawa/platform/mail/quote';
import { fill, type MailTemplate } from '@engawa/platform/mail/template';
import {
  byCompany,
  operatorLanguage,
  ours,
  toOperator,
  type Words,
} from '@engawa/platform/mail/words';
import type { Reported } from './read-reported.ts';
import type { About, Snapshot } from './reports.tables.ts';

const text = {
  arrived: {
    subject: { ja: '通報がありました', en: 'Something was reported' },
    body: {
      ja: '次の通報がありました。\n\n対象：{about}\n企業：「{company}」\n理由：{reason}',
      en: 'This was reported.\n\nWhat: {about}\nCompany: “{company}”\nReason: {reason}',
    },
    note: {
      ja: '内容は次のコマンドで確認できます。\nnpm run admin -- reports show {reportId}',
      en: 'See what it says with:\nnpm run admin -- reports show {reportId}',
    },
  },
  decided: {
    subject: { ja: 'ご連絡いただいた内容を確認しました', en: 'About what you reported' },
    body: {
      ja: '{what}についてのご連絡を確認しました。\n\n{outcome}',
      en: 'We have looked at your report about {what}.\n\n{outcome}',
    },
    note: {
      ja: 'ご連絡いただいたことは、相手には伝えていません。お知らせいただき、ありがとうございました。',
      en: 'The other side has not been told who reported it. Thank you for letting us know.',
    },
  },
} as const satisfies Record<string, Record<string, Localized>>;

const things: Record<About, Localized> = {
  company: { ja: '会社紹介', en: 'the company profile' },
  job: { ja: '求人', en: 'a job' },
  event: { ja: 'イベント', en: 'an event' },
  message: { ja: 'メッセージ', en: 'a message' },
};

const template = (name: string, words: (typeof text)[keyof typeof text]): MailTemplate => ({
  name,
  render: (data, language) => ({
    subject: say(words.subject, language),
    blocks: [
      { paragraph: fill(words.body, language, data) },
      { note: fill(words.note, language, data) },
    ],
  }),
});

export const reportMails = {
  arrived: template('report-arrived', text.arrived),
  decided: template('report-decided', text.decided),
};

const ofCompany: Localized = { ja: '「{company}」の{about}', en: '{about} of “{company}”' };
const ofStudent: Localized = { ja: '学生からのメッセージ', en: 'a message of a student' };

const companyIn = ({ company }: Snapshot, language: Language) =>
  quotable(nameFor(company, language));

/** Without reporter and text: mails cannot be erased later, the database can. */
export const mailOperator = (
  to: string,
  reportId: string,
  { about, snapshot }: Reported,
  reason: ReportReasonId,
): MailRequest => ({
  to,
  language: operatorLanguage,
  template: reportMails.arrived.name,
  data: {
    reportId,
    about: say(things[about], operatorLanguage),
    company: toOperator(companyIn(snapshot, operatorLanguage)),
    reason: say(reportReasons.byId(reason).name, operatorLanguage),
  },
});

interface Decided {
  about: About;
  companyId: string | null;
  snapshot: Snapshot;
  outcome: ReportOutcomeId;
  /** True if a company reported a student's message. */
  byCompany: boolean;
}

type OfCompany = Pick<Decided, 'about' | 'companyId' | 'snapshot'>;

function whatOf({ about, companyId, snapshot }: OfCompany, language: Language): Words {
  const thing = say(things[about], language);
  if (companyId === null) return ours(thing);
  const company = companyIn(snapshot, language);
  return byCompany(companyId, fill(ofCompany, language, { about: thing, company }), thing);
}

/** Answers the reporter's own message, so it is sent whatever their mail settings. */
export const mailReporter = (
  { email, language }: { email: string; language: Language },
  { byCompany: ofStudents, ...decided }: Decided,
): MailRequest => ({
  to: email,
  language,
  template: reportMails.decided.name,
  data: {
    what: ofStudents ? ours(say(ofStudent, language)) : whatOf(decided, language),
    outcome: say(reportOutcomes.byId(decided.outcome).name, language),
  },
});

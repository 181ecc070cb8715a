import type { ApplicationWay } from '@engawa/contract/applications/schemas';
import { defaultLanguage, nameFor } from '@engawa/contract/language';
import { byCompany } from '@engawa/platform/mail/words';
import { companyInMail, inQuotes } from '../../../mail/mail-names.ts';
import { type Notifying, notify } from '../../notifications/public.ts';
import { applicationMails } from '../mails.ts';
import { findNames, findStudentAddressee, type Names } from './addressees.repo.ts';
import { type NotifyContext, titleOf } from './notify-company.ts';

/** Names of unverified companies do not appear in our mails. */
export const aboutCompany = (names: Names) => ({
  companyId: names.companyId,
  company: names.verifiedAt ? { jp: names.jp, en: names.en } : null,
  applicationId: names.id,
  title: names.verifiedAt ? titleOf(names) : null,
});

export async function notifyOfProgress(context: Notifying, applicationId: string): Promise<void> {
  const names = await findNames(context.tx, applicationId);
  if (!names) return;
  const to = [names.studentId];
  await notify(context, { kind: 'applicationInProgress', about: aboutCompany(names), to });
  signalStudent(context, names);
}

export const signalStudent = ({ outbox }: Notifying, { studentId, id }: Names): void =>
  outbox.signal({ accountId: studentId, kind: 'apply', subject: id });

type News = 'applicationOffered' | 'applicationDeclined' | 'confirmApplication';

/** Always in the product; by mail as the student's settings say. */
export async function notifyStudent(
  context: NotifyContext,
  applicationId: string,
  kind: News,
): Promise<void> {
  const names = await findNames(context.tx, applicationId);
  if (!names) return;
  const notified = await notify(context, {
    kind,
    about: aboutCompany(names),
    to: [names.studentId],
  });
  signalStudent(context, names);
  await mailStudent(context, names, {
    template: kind === 'confirmApplication' ? 'confirm' : 'outcome',
    causedBy: names.companyId,
    notificationId: notified.get(names.studentId),
  });
}

/** For an application on the company's own page, the receipt says that the result comes from there. */
export async function mailReceipt(
  context: NotifyContext,
  applicationId: string,
  way: ApplicationWay,
): Promise<void> {
  const names = await findNames(context.tx, applicationId);
  if (!names) return;
  await mailStudent(context, names, {
    template: way === 'external' ? 'receiptElsewhere' : 'receipt',
  });
}

interface StudentMail {
  template: 'receipt' | 'receiptElsewhere' | 'confirm' | 'outcome';
  causedBy?: string;
  notificationId?: string | undefined;
}

async function mailStudent(
  { tx, outbox, origin }: NotifyContext,
  names: Names,
  { template, causedBy, notificationId }: StudentMail,
): Promise<void> {
  const reader = await findStudentAddressee(tx, names.studentId);
  if (!reader) return;
  const language = reader.language ?? defaultLanguage;
  const title = inQuotes(nameFor(titleOf(names), language), language);
  outbox.mail({
    to: reader.email,
    language,
    template: applicationMails[template].name,
    data: {
      name: companyInMail(names, language),
      job: byCompany(names.companyId, title),
      url: `${origin}/talent/activities/applications?open=${names.id}`,
    },
    ...(causedBy && { causedBy }),
    of: { accountId: reader.id, kind: 'applications', notificationId },
    daily: reader.timing === 'daily',
  });
}

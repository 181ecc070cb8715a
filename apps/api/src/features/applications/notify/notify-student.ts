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
  const { tx, outbox, origin } = context;
  const names = await findNames(tx, applicationId);
  if (!names) return;
  const notified = await notify(context, {
    kind,
    about: aboutCompany(names),
    to: [names.studentId],
  });
  signalStudent(context, names);
  const reader = await findStudentAddressee(tx, names.studentId);
  if (!reader) return;
  const language = reader.language ?? defaultLanguage;
  const title = inQuotes(nameFor(titleOf(names), language), language);
  outbox.mail({
    to: reader.email,
    language,
    template: applicationMails[kind === 'confirmApplication' ? 'confirm' : 'outcome'].name,
    data: {
      name: companyInMail(names, language),
      job: byCompany(names.companyId, title),
      url: `${origin}/talent/activities/applications?open=${applicationId}`,
    },
    causedBy: names.companyId,
    of: { accountId: reader.id, kind: 'applications', notificationId: notified.get(reader.id) },
    daily: reader.timing === 'daily',
  });
}

import { defaultLanguage, nameFor } from '@engawa/contract/language';
import { byCompany } from '@engawa/platform/mail/words';
import { inQuotes, studentInMail } from '../../../mail/mail-names.ts';
import { listRecruiters } from '../../../people/recruiters.repo.ts';
import { studentName } from '../../../people/student-name.ts';
import { findThreadOf, signalThread } from '../../messages/public.ts';
import { type Notifying, notify } from '../../notifications/public.ts';
import { applicationMails } from '../mails.ts';
import {
  countAppliedSince,
  findCompanyAddressees,
  findNames,
  type Names,
} from './addressees.repo.ts';

export interface NotifyContext extends Notifying {
  origin: string;
}

export const titleOf = ({ titleJp, titleEn }: Names) => ({ jp: titleJp, en: titleEn });

export const aboutStudent = (names: Names) => ({
  studentId: names.studentId,
  student: studentName(names),
  applicationId: names.id,
  title: titleOf(names),
});

const dayMs = 24 * 60 * 60 * 1000;
/** Against floods of fake applications: after this many a day, mails wait for the daily mail. */
const mailedAtOnce = 20;

export async function notifyOfApplication(
  context: NotifyContext,
  applicationId: string,
): Promise<void> {
  const { tx, outbox, now, origin } = context;
  const names = await findNames(tx, applicationId);
  if (!names) return;
  const readers = await findCompanyAddressees(tx, names.companyId, null);
  const to = readers.map(({ id }) => id);
  const notified = await notify(context, {
    kind: 'studentApplied',
    about: aboutStudent(names),
    to,
  });
  for (const accountId of to) outbox.signal({ accountId, kind: 'apply', subject: applicationId });
  await signalThreadOf(context, names);
  const since = new Date(now.getTime() - dayMs);
  const most = mailedAtOnce + 1;
  const flooded = (await countAppliedSince(tx, names.companyId, since, most)) === most;
  for (const { id, email, language: chosen, timing } of readers) {
    if (timing === 'never') continue;
    const language = chosen ?? defaultLanguage;
    outbox.mail({
      to: email,
      language,
      template: applicationMails.applied.name,
      data: {
        name: studentInMail(names, language),
        job: byCompany(names.companyId, inQuotes(nameFor(titleOf(names), language), language)),
        url: `${origin}/company/engagement/applicants?open=${applicationId}`,
      },
      of: { accountId: id, kind: 'applicants', notificationId: notified.get(id) },
      daily: flooded || timing === 'daily',
    });
  }
}

/** The application may have created a thread, which interviewers can see now. */
async function signalThreadOf({ tx, outbox }: NotifyContext, { studentId, companyId }: Names) {
  const thread = await findThreadOf(tx, { student: studentId, company: companyId });
  if (thread) await signalThread({ tx, outbox }, { ...thread, studentId });
}

/** Notifies the assignee, else everybody who recruits, without a mail. */
export async function notifyOfWithdrawal(context: Notifying, applicationId: string): Promise<void> {
  const names = await findNames(context.tx, applicationId);
  if (!names) return;
  const readers = await findCompanyAddressees(context.tx, names.companyId, names.assigneeId);
  const to = readers.map(({ id }) => id);
  await notify(context, { kind: 'studentWithdrew', about: aboutStudent(names), to });
  await signalCompany(context, names.companyId, applicationId);
}

export async function notifyOfAssignment(
  context: Notifying,
  applicationId: string,
  to: string,
): Promise<void> {
  const names = await findNames(context.tx, applicationId);
  if (!names) return;
  await notify(context, { kind: 'applicantAssigned', about: aboutStudent(names), to: [to] });
}

/** Makes open tabs of the company reload applications. */
export async function signalCompany(
  { tx, outbox }: Pick<Notifying, 'tx' | 'outbox'>,
  companyId: string,
  subject?: string,
): Promise<void> {
  for (const accountId of await listRecruiters(tx, companyId)) {
    outbox.signal({ accountId, kind: 'apply', ...(subject && { subject }) });
  }
}

import { dayInWords } from '@engawa/contract/days/day-words';
import { defaultLanguage, nameFor } from '@engawa/contract/language';
import { byCompany } from '@engawa/platform/mail/words';
import { companyInMail, inQuotes, studentInMail } from '../../mail/mail-names.ts';
import {
  aboutCompany,
  aboutStudent,
  findCompanyAddressees,
  findNames,
  findStudentAddressee,
  signalCompany,
  signalStudent,
} from '../applications/public.ts';
import { type Notifying, notify } from '../notifications/public.ts';
import { companyMails, studentMails } from './mails.ts';

interface Context extends Notifying {
  origin: string;
}

type CompanyNews = keyof typeof companyMails;

const kindOf = {
  accepted: 'studentAcceptedOffer',
  declined: 'studentDeclinedOffer',
  'time-asked': 'studentAskedOfferTime',
} as const satisfies Record<CompanyNews, string>;

/** Notifies the assignee, else everybody who recruits. */
export async function notifyCompany(
  context: Context,
  applicationId: string,
  news: CompanyNews,
): Promise<void> {
  const { tx, outbox, origin } = context;
  const names = await findNames(tx, applicationId);
  if (!names) return;
  const readers = await findCompanyAddressees(tx, names.companyId, names.assigneeId);
  const to = readers.map(({ id }) => id);
  const notified = await notify(context, {
    kind: kindOf[news],
    about: aboutStudent(names),
    to,
  });
  await signalCompany(context, names.companyId, applicationId);
  signalStudent(context, names);
  for (const { id, email, language: chosen, timing } of readers) {
    if (timing === 'never') continue;
    const language = chosen ?? defaultLanguage;
    const title = nameFor({ jp: names.titleJp, en: names.titleEn }, language);
    outbox.mail({
      to: email,
      language,
      template: companyMails[news].name,
      data: {
        name: studentInMail(names, language),
        job: byCompany(names.companyId, inQuotes(title, language)),
        url: `${origin}/company/engagement/applicants?open=${applicationId}`,
      },
      of: { accountId: id, kind: 'applicants', notificationId: notified.get(id) },
      daily: timing === 'daily',
    });
  }
}

type StudentNews = { what: 'soon' | 'extended'; replyBy: string } | { what: 'withdrawn' };

/** Always in the product; by mail as the student's settings say. */
export async function notifyStudent(
  context: Context,
  applicationId: string,
  news: StudentNews,
): Promise<void> {
  const { tx, outbox, origin } = context;
  const names = await findNames(tx, applicationId);
  if (!names) return;
  const notified = await notifyInProduct(context, names, news);
  signalStudent(context, names);
  await signalCompany(context, names.companyId, applicationId);
  const reader = await findStudentAddressee(tx, names.studentId);
  if (!reader) return;
  const language = reader.language ?? defaultLanguage;
  const title = nameFor({ jp: names.titleJp, en: names.titleEn }, language);
  outbox.mail({
    to: reader.email,
    language,
    template: studentMails[news.what].name,
    data: {
      name: companyInMail(names, language),
      job: byCompany(names.companyId, inQuotes(title, language)),
      url: `${origin}/talent/activities/applications?open=${applicationId}`,
      ...('replyBy' in news && { when: dayInWords(news.replyBy, language) }),
    },
    causedBy: names.companyId,
    of: { accountId: reader.id, kind: 'applications', notificationId: notified.get(reader.id) },
    daily: reader.timing === 'daily',
  });
}

function notifyInProduct(
  context: Context,
  names: NonNullable<Awaited<ReturnType<typeof findNames>>>,
  news: StudentNews,
) {
  const about = aboutCompany(names);
  const to = [names.studentId];
  if (news.what === 'withdrawn') return notify(context, { kind: 'offerWithdrawn', about, to });
  const kind = news.what === 'soon' ? 'offerReplySoon' : 'offerExtended';
  return notify(context, { kind, about: { ...about, day: news.replyBy }, to });
}

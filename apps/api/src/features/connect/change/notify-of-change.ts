import { connectLimits } from '@engawa/contract/connect/limits';
import { defaultLanguage, type Language, type Localized, say } from '@engawa/contract/language';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { byCompany, byStudent } from '@engawa/platform/mail/words';
import type { Tx } from '../../../database.ts';
import { companyInMail, inQuotes, studentInMail } from '../../../mail/mail-names.ts';
import { listRecruiters } from '../../../people/recruiters.repo.ts';
import { studentName } from '../../../people/student-name.ts';
import { notify, settle } from '../../notifications/public.ts';
import { type Connection, notifiesOfRequest, other, type Side } from '../connection.rules.ts';
import { type Pair } from '../connections.repo.ts';
import { countAskedSince } from '../lists/waiting.repo.ts';
import { connectMails } from '../mails.ts';
import { findCompanyAddressees, findNames, findStudentAddressee } from './addressees.repo.ts';

export interface Changing {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  origin: string;
}

const dayMs = 24 * 60 * 60 * 1000;

const introduced: Localized = { ja: 'ひとこと：', en: 'Their message: ' };

type News = keyof (typeof connectMails)['student'];

/**
 * Notifies the other side. Cancelled requests and ended connections cause no notification. A
 * refusal causes no mail: a student gets a notification, a company nothing.
 */
export async function notifyOfChange(
  changing: Changing,
  pair: Pair,
  {
    before,
    connection,
    message,
  }: { before: Connection | null; connection: Connection; message: string },
): Promise<void> {
  if (before?.state === 'asked') await settleRequest(changing, pair, before);
  if (connection.state === 'asked' && notifiesOfRequest(before, changing.now)) {
    await notifySide(changing, pair, { reader: other(connection.askedBy), news: 'asked', message });
  }
  if (connection.state === 'connected') {
    await notifySide(changing, pair, { reader: connection.askedBy, news: 'accepted' });
  }
  if (connection.state === 'declined' && connection.askedBy === 'student') {
    const names = await findNames(changing.tx, pair);
    if (names) await notifyStudent(changing, pair, { news: 'declined', names });
  }
}

/** Marks the notification of a request as read once it is decided. */
async function settleRequest(
  changing: Changing,
  pair: Pair,
  { askedBy }: Connection,
): Promise<void> {
  const { student: studentId, company: companyId } = pair;
  if (askedBy === 'company') {
    await settle(changing, { kind: 'companyAsked', about: { companyId }, of: [studentId] });
  } else {
    const of = await listRecruiters(changing.tx, companyId);
    await settle(changing, { kind: 'studentAsked', about: { studentId }, of });
  }
}

export async function notifyOfExpiry(
  changing: Changing,
  pair: Pair,
  connection: Connection,
): Promise<void> {
  await settleRequest(changing, pair, connection);
  await notifySide(changing, pair, { reader: 'student', news: 'expired' });
  await notifySide(changing, pair, { reader: 'company', news: 'expired' });
}

type Names = NonNullable<Awaited<ReturnType<typeof findNames>>>;

const kinds = {
  student: {
    asked: 'companyAsked',
    accepted: 'companyAccepted',
    declined: 'companyDeclined',
    expired: 'companyRequestEnded',
  },
  company: {
    asked: 'studentAsked',
    accepted: 'studentAccepted',
    expired: 'studentRequestEnded',
  },
} as const;

function notifyStudent(
  changing: Changing,
  pair: Pair,
  { news, names }: { news: keyof typeof kinds.student; names: Names },
) {
  const company = names.verifiedAt ? { jp: names.jp, en: names.en } : null;
  const about = { companyId: pair.company, company };
  return notify(changing, { kind: kinds.student[news], about, to: [pair.student] });
}

/** Everybody who handles connections, whatever mails they want. */
async function notifyCompany(
  changing: Changing,
  pair: Pair,
  { news, names }: { news: keyof typeof kinds.company; names: Names },
) {
  const student = studentName(names);
  const about = { studentId: pair.student, student };
  const to = await listRecruiters(changing.tx, pair.company);
  return notify(changing, { kind: kinds.company[news], about, to });
}

async function notifySide(
  changing: Changing,
  pair: Pair,
  { reader, news, message = '' }: { reader: Side; news: News; message?: string },
): Promise<void> {
  const { tx, outbox, origin, now } = changing;
  const names = await findNames(tx, pair);
  if (!names) return;
  const inProduct = reader === 'student' ? notifyStudent : notifyCompany;
  const notified = await inProduct(changing, pair, { news, names });
  const nameIn = (language: Language) =>
    reader === 'company'
      ? studentInMail(names, language)
      : companyInMail({ ...names, companyId: pair.company }, language);
  const wordsOf = (text: string) =>
    reader === 'company' ? byStudent(text) : byCompany(pair.company, text);
  const waits = reader === 'company' && news === 'asked' && (await isFlooded(tx, pair, now));
  const find = reader === 'student' ? findStudentAddressee : findCompanyAddressees;
  for (const { id, email, language: chosen, timing } of await find(tx, pair)) {
    const language = chosen ?? defaultLanguage;
    outbox.mail({
      to: email,
      language,
      template: connectMails[reader][news].name,
      data: {
        name: nameIn(language),
        url: `${origin}${places[reader][news]}`,
        message: wordsOf(
          message &&
            `\n\n${say(introduced, language)}${inQuotes(message, language, connectLimits.message)}`,
        ),
      },
      ...(reader === 'student' && news !== 'expired' && { causedBy: pair.company }),
      of: { accountId: id, kind: 'connects', notificationId: notified.get(id) },
      daily: waits || timing === 'daily',
    });
  }
}

/** Against floods of fake requests: after a few a day, mails wait for the daily mail. */
async function isFlooded(tx: Changing['tx'], { company }: Pair, now: Date): Promise<boolean> {
  const most = connectLimits.immediateMails + 1;
  const since = new Date(now.getTime() - dayMs);
  return (await countAskedSince(tx, company, since, most)) === most;
}

const places = {
  student: {
    asked: '/talent/connect?list=waiting',
    accepted: '/talent/connect?list=connected',
    expired: '/talent/connect?list=applying',
  },
  company: {
    asked: '/company/engagement/connect/waiting',
    accepted: '/company/engagement/connect/connected',
    expired: '/company/engagement/connect/applying',
  },
} as const;

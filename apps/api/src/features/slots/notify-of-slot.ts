import { defaultLanguage, type Language, say } from '@engawa/contract/language';
import { personName } from '@engawa/contract/text/person-name';
import { minuteInJapan } from '@engawa/platform/clock/today';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { byCompany, unverifiedCompany, type Words } from '@engawa/platform/mail/words';
import type { Tx } from '../../database.ts';
import { companyInMail, studentInMail } from '../../mail/mail-names.ts';
import { eventTime } from '../events/public.ts';
import {
  findCompanyReaders,
  findNames,
  findStudentReader,
  type MailReader,
  type Side,
} from '../messages/public.ts';
import { notify } from '../notifications/public.ts';
import type { OfferRow } from './change/offers.repo.ts';
import { slotMails } from './mails.ts';
import { quotedPlaceOf } from './place-text.rules.ts';
import { slotCalendar } from './read/slot-calendar.ts';

export interface NotifyContext {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  origin: string;
}

/** Event of an appointment and the side that caused it; null for a reminder. */
export interface SlotNews {
  what: keyof typeof slotMails;
  by: Side | null;
}

type Names = NonNullable<Awaited<ReturnType<typeof findNames>>>;

/** Notifies the other side; mails both, with the appointment for their calendars. */
export async function notifyOfSlot(
  context: NotifyContext,
  offer: OfferRow,
  news: SlotNews,
): Promise<void> {
  const names = await findNames(context.tx, offer.threadId);
  if (!names) return;
  const concerned = [offer.recruiterId, names.assigneeId];
  const recruiters = await findCompanyReaders(
    context.tx,
    names.companyId,
    concerned,
    offer.interviewers.map(({ id }) => id),
  );
  if (news.by !== 'student') await notifyStudent(context, offer, { names, news });
  if (news.by !== 'company') await notifyCompany(context, offer, { names, news, recruiters });
  // An offer without a picked time is in nobody's calendar.
  if (news.what === 'calledOff' && offer.startsAt === null) return;
  if (news.what !== 'others') await mailStudent(context, offer, news.what);
  // Asking for other times ends an appointment: the student's calendar entry is cancelled.
  else if (offer.startsAt !== null) await mailStudent(context, offer, 'calledOff');
  for (const reader of recruiters) {
    if (reader.timing === 'never') continue;
    mail(context, offer, { reader, side: 'company', names, news });
  }
}

interface SlotNotice {
  names: Names;
  news: SlotNews;
}

async function notifyStudent(
  context: NotifyContext,
  { threadId, startsAt }: OfferRow,
  { names, news }: SlotNotice,
): Promise<void> {
  const { jp, en, verifiedAt, companyId } = names;
  if (startsAt === null) return;
  const company = verifiedAt ? { jp, en } : null;
  const about = { companyId, company, threadId, startsAt: startsAt.toISOString() };
  const to = [names.studentId];
  if (news.what === 'moved') await notify(context, { kind: 'companyMovedSlot', about, to });
  if (news.what === 'calledOff') await notify(context, { kind: 'companyCalledOffSlot', about, to });
  if (news.what === 'soon') await notify(context, { kind: 'companySlotSoon', about, to });
}

async function notifyCompany(
  context: NotifyContext,
  { threadId, startsAt }: OfferRow,
  { names, news, recruiters }: SlotNotice & { recruiters: readonly MailReader[] },
): Promise<void> {
  const student = personName(names.first_name, names.last_name);
  const whom = { studentId: names.studentId, student, threadId };
  const to = recruiters.map(({ id }) => id);
  if (news.what === 'others') {
    await notify(context, { kind: 'studentAskedOtherSlots', about: whom, to });
  }
  if (startsAt === null) return;
  const about = { ...whom, startsAt: startsAt.toISOString() };
  if (news.what === 'picked') await notify(context, { kind: 'studentPickedSlot', about, to });
  if (news.what === 'moved') await notify(context, { kind: 'studentMovedSlot', about, to });
  if (news.what === 'calledOff') await notify(context, { kind: 'studentCalledOffSlot', about, to });
  if (news.what === 'soon') await notify(context, { kind: 'studentSlotSoon', about, to });
}

/** With the appointment for the student's calendar. */
export async function mailStudent(
  context: NotifyContext,
  offer: OfferRow,
  what: SlotNews['what'],
): Promise<void> {
  const names = await findNames(context.tx, offer.threadId);
  const [reader] = names ? await findStudentReader(context.tx, names.studentId) : [];
  if (names && reader) {
    mail(context, offer, { reader, side: 'student', names, news: { what, by: 'student' } });
  }
}

const places: Record<Side, string> = {
  student: '/talent/inbox/',
  company: '/company/engagement/message/',
};

function mail(
  context: NotifyContext,
  offer: OfferRow,
  { reader, side, names, news }: SlotNotice & { reader: MailReader; side: Side },
): void {
  const language = reader.language ?? defaultLanguage;
  const name = side === 'student' ? companyInMail(names, language) : studentInMail(names, language);
  const causedBy = side === 'student' ? names.companyId : names.studentId;
  mailOfSlot(context, offer, { reader, side, name, what: news.what, causedBy });
}

interface SlotMail {
  reader: MailReader;
  side: Side;
  /** Name of the other side, as quoted in the mail. */
  name: Words;
  what: SlotNews['what'];
  causedBy?: string | undefined;
}

/** Sent at once, even to readers of the daily mail: the other side is waiting at that time. */
export function mailOfSlot(
  { outbox, origin, now }: NotifyContext,
  offer: OfferRow,
  { reader, side, name, what, causedBy }: SlotMail,
): void {
  const language = reader.language ?? defaultLanguage;
  const url = `${origin}${places[side]}${offer.threadId}`;
  const calendar = (verified: boolean) =>
    slotCalendar(offer, {
      origin,
      language,
      now,
      name: name.by === 'company' && !verified ? say(unverifiedCompany, language) : name.text,
      withPlace: verified,
      url,
    });
  const hasCalendar = what !== 'soon' && offer.startsAt !== null;
  outbox.mail({
    to: reader.email,
    language,
    template: slotMails[what].name,
    data: {
      name,
      url,
      time: timeOf(offer, language),
      where: byCompany(offer.companyId, quotedPlaceOf(offer, language)),
      ...(hasCalendar && {
        calendar: byCompany(offer.companyId, calendar(true).content, calendar(false).content),
        method: calendar(true).method,
      }),
    },
    ...(causedBy && { causedBy }),
    of: { accountId: reader.id, kind: 'messages' },
  });
}

const timeOf = ({ startsAt, endsAt }: OfferRow, language: Language): string =>
  eventTime(
    {
      startsAt: startsAt && minuteInJapan(startsAt),
      endsAt: endsAt && minuteInJapan(endsAt),
    },
    language,
  );

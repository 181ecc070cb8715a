import { defaultLanguage, type Language, say } from '@engawa/contract/language';
import { minuteInJapan } from '@engawa/platform/clock/today';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import { byCompany, unverifiedCompany, type Words } from '@engawa/platform/mail/words';
import type { Tx } from '../../database.ts';
import { companyInMail, studentInMail } from '../../mail/mail-names.ts';
import { eventTime } from '../events/public.ts';
import { findNames, findStudentReader, type MailReader, type Side } from '../messages/public.ts';
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

export type Names = NonNullable<Awaited<ReturnType<typeof findNames>>>;

/** With the appointment for the student's calendar. */
export async function mailStudent(
  context: NotifyContext,
  offer: OfferRow,
  what: keyof typeof slotMails,
): Promise<void> {
  const names = await findNames(context.tx, offer.threadId);
  const [reader] = names ? await findStudentReader(context.tx, names.studentId) : [];
  if (names && reader) {
    mailReader(context, offer, { reader, side: 'student', names, what });
  }
}

interface Addressed {
  reader: MailReader;
  side: Side;
  names: Names;
  what: keyof typeof slotMails;
}

const places: Record<Side, string> = {
  student: '/talent/inbox/',
  company: '/company/engagement/message/',
};

export function mailReader(
  context: NotifyContext,
  offer: OfferRow,
  { reader, side, names, what }: Addressed,
): void {
  const language = reader.language ?? defaultLanguage;
  const name = side === 'student' ? companyInMail(names, language) : studentInMail(names, language);
  const causedBy = side === 'student' ? names.companyId : names.studentId;
  mailOfSlot(context, offer, { reader, side, name, what, causedBy });
}

interface SlotMail {
  reader: MailReader;
  side: Side;
  /** Name of the other side, as quoted in the mail. */
  name: Words;
  what: keyof typeof slotMails;
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

import { type Language, nameFor, say } from '@engawa/contract/language';
import type { Actor } from '@engawa/platform/auth/actor';
import { found, refuse } from '@engawa/platform/errors/refusal';
import { unverifiedCompany } from '@engawa/platform/mail/words';
import type { Db } from '../../../database.ts';
import { calendarFile } from '../../../downloads/calendar-file.ts';
import { studentName } from '../../../people/student-name.ts';
import { findNames, isReadable, partyOf, type Side } from '../../messages/public.ts';
import { findOffer } from '../change/offers.repo.ts';
import { slotCalendar } from './slot-calendar.ts';

interface Download {
  db: Db;
  actor: Actor;
  id: string;
  language: Language;
  now: Date;
  origin: string;
}

const places: Record<Side, string> = {
  student: '/talent/inbox/',
  company: '/company/engagement/message/',
};

/** The appointment as a calendar file; refused until a time is picked. */
export async function downloadSlot({ db, actor, id, language, now, origin }: Download) {
  const party = partyOf(actor);
  const offer = found(await findOffer(db, id));
  found((await isReadable(db, party, offer.threadId)) || undefined);
  const names = found(await findNames(db, offer.threadId));
  if (offer.startsAt === null) refuse('not_found');
  const isOwn = party.side === 'company';
  const withPlace = isOwn || names.verifiedAt !== null;
  const company = withPlace ? nameFor(names, language) : say(unverifiedCompany, language);
  const name = isOwn ? studentName(names) : company;
  const url = `${origin}${places[party.side]}${offer.threadId}`;
  const { content } = slotCalendar(offer, { origin, language, now, name, withPlace, url });
  return calendarFile(content, 'meeting.ics');
}

import { studentName } from '../../people/student-name.ts';
import { findCompanyReaders, findNames, type MailReader, type Side } from '../messages/public.ts';
import { notify } from '../notifications/public.ts';
import type { OfferRow } from './change/offers.repo.ts';
import { mailReader, mailStudent, type Names, type NotifyContext } from './mail-of-slot.ts';
import type { slotMails } from './mails.ts';
import { isInterviewer, listHolding, notifyReleased } from './notify-released.ts';

/** Event of an appointment and the side that caused it; null for a reminder. */
export interface SlotNews {
  what: keyof typeof slotMails;
  by: Side | null;
  /** The offer before this change. */
  before?: OfferRow;
}

/** Notifies the other side; mails both, with the appointment for their calendars. */
export async function notifyOfSlot(
  context: NotifyContext,
  offer: OfferRow,
  news: SlotNews,
): Promise<void> {
  const names = await findNames(context.tx, offer.threadId);
  if (!names) return;
  const recruiters = await findCompanyReaders(
    context.tx,
    names.companyId,
    [offer.recruiterId, names.assigneeId],
    await listHolding(context.tx, offer),
  );
  const hidden = isOnlyInside(offer, news);
  if (news.by !== 'student' && !hidden) await notifyStudent(context, offer, { names, news });
  if (news.by !== 'company') await notifyCompany(context, offer, { names, news, recruiters });
  // An offer without a picked time is in nobody's calendar.
  if (news.what === 'calledOff' && offer.startsAt === null) return;
  // Asking for other times ends an appointment: the student's calendar entry is cancelled.
  const ends = news.what === 'others' && offer.startsAt !== null;
  if (ends) await mailStudent(context, offer, 'calledOff');
  else if (news.what !== 'others' && !hidden) await mailStudent(context, offer, news.what);
  const isNew = (id: string) =>
    news.before !== undefined && isInterviewer(offer, id) && !isInterviewer(news.before, id);
  for (const reader of recruiters) {
    if (reader.timing === 'never') continue;
    const what = news.what === 'moved' && isNew(reader.id) ? 'picked' : news.what;
    mailReader(context, offer, { reader, side: 'company', names, what });
  }
  if (news.before) await notifyReleased(context, offer, { names, before: news.before });
}

/** Only the interviewers changed, which students do not see. */
function isOnlyInside(offer: OfferRow, { what, before }: SlotNews): boolean {
  if (what !== 'moved' || !before) return false;
  return (
    offer.startsAt?.getTime() === before.startsAt?.getTime() &&
    offer.minutes === before.minutes &&
    offer.place === before.place &&
    offer.link === before.link
  );
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
  const student = studentName(names);
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

import type { Tx } from '../../database.ts';
import { studentName } from '../../people/student-name.ts';
import { findCompanyReaders } from '../messages/public.ts';
import { notify } from '../notifications/public.ts';
import { listMembers } from './change/interviewers.repo.ts';
import type { OfferRow } from './change/offers.repo.ts';
import { mailReader, type Names, type NotifyContext } from './mail-of-slot.ts';

export const isInterviewer = ({ interviewers }: OfferRow, id: string): boolean =>
  interviewers.some((one) => one.id === id);

/** Interviewers who may still see the student. */
export const listHolding = async (
  tx: Tx,
  { threadId, interviewers }: OfferRow,
): Promise<string[]> => {
  const ids = interviewers.map(({ id }) => id);
  const members = ids.length > 0 ? await listMembers(tx, threadId, ids) : [];
  return members.filter(({ fits }) => fits).map(({ id }) => id);
};

/** Former interviewers remove the appointment from their calendars. */
export async function notifyReleased(
  context: NotifyContext,
  offer: OfferRow,
  { names, before }: { names: Names; before: OfferRow },
): Promise<void> {
  const released = before.interviewers.filter(({ id }) => !isInterviewer(offer, id));
  if (released.length === 0 || before.startsAt === null) return;
  const ids = await listHolding(context.tx, { ...before, interviewers: released });
  const readers = await findCompanyReaders(context.tx, names.companyId, ids, ids);
  const former = readers.filter(({ id }) => ids.includes(id));
  await notify(context, {
    kind: 'releasedFromSlot',
    about: {
      studentId: names.studentId,
      student: studentName(names),
      threadId: offer.threadId,
      startsAt: before.startsAt.toISOString(),
    },
    to: former.map(({ id }) => id),
  });
  const off = { ...before, state: 'called_off' as const, changes: offer.changes };
  for (const reader of former) {
    if (reader.timing === 'never') continue;
    mailReader(context, off, { reader, side: 'company', names, what: 'released' });
  }
}

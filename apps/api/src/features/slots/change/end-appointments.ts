import { defaultLanguage, type Localized, say } from '@engawa/contract/language';
import { ours } from '@engawa/platform/mail/words';
import { findCompanyReaders } from '../../messages/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailOfSlot, mailStudent, type NotifyContext } from '../mail-of-slot.ts';
import { listHolding } from '../notify-released.ts';
import { callOffAll, listAgreed } from '../personal-data.repo.ts';
import { findOffer, type OfferRow } from './offers.repo.ts';

const nobody: Localized = { ja: 'やり取りできない学生', en: 'a student who is not available' };

/**
 * On erasure or blocking: cancels the student's appointments. Recruiters are notified without a
 * name and cannot tell which of the two it was.
 */
export async function endAppointments(
  context: NotifyContext,
  studentId: string,
  companyIds: readonly string[] | 'all',
): Promise<string[]> {
  const { tx, now } = context;
  const agreed = await listAgreed(tx, studentId, { companyIds, now });
  await callOffAll(tx, studentId, companyIds);
  for (const id of agreed) {
    const offer = await findOffer(tx, id);
    if (offer) await notifyCompany(context, { ...offer, changes: offer.changes + 1 });
  }
  return agreed;
}

/** On blocking the student gets a mail too, to clear their calendar. */
export async function endBlocked(
  context: NotifyContext,
  studentId: string,
  companyIds: readonly string[],
): Promise<void> {
  for (const id of await endAppointments(context, studentId, companyIds)) {
    const offer = await findOffer(context.tx, id);
    if (offer) await mailStudent(context, { ...offer, changes: offer.changes + 1 }, 'calledOff');
  }
}

async function notifyCompany(context: NotifyContext, offer: OfferRow): Promise<void> {
  const { companyId, threadId, recruiterId, startsAt } = offer;
  const holding = await listHolding(context.tx, offer);
  const readers = await findCompanyReaders(context.tx, companyId, [recruiterId], holding);
  if (startsAt === null) return;
  await notify(context, {
    kind: 'studentLeftSlot',
    about: { threadId, startsAt: startsAt.toISOString() },
    to: readers.map(({ id }) => id),
  });
  for (const reader of readers) {
    if (reader.timing === 'never') continue;
    const name = ours(say(nobody, reader.language ?? defaultLanguage));
    mailOfSlot(context, offer, { reader, side: 'company', name, what: 'calledOff' });
  }
}

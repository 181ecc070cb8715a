import { defaultLanguage, type Localized, say } from '@engawa/contract/language';
import { ours } from '@engawa/platform/mail/words';
import { findCompanyReaders } from '../../messages/public.ts';
import { notify } from '../../notifications/public.ts';
import { callOffAll, listAgreed } from '../held.repo.ts';
import { mailOfSlot, mailStudent, type Telling } from '../tell.ts';
import { findOffer, type OfferRow } from './offers.repo.ts';

const nobody: Localized = { ja: 'やり取りできない学生', en: 'a student who is not available' };

/**
 * On erasure or blocking: cancels the student's appointments. Recruiters are notified without a
 * name and cannot tell which of the two it was.
 */
export async function endAppointments(
  telling: Telling,
  studentId: string,
  companyIds: readonly string[] | 'all',
): Promise<string[]> {
  const { tx, now } = telling;
  const agreed = await listAgreed(tx, studentId, { companyIds, now });
  await callOffAll(tx, studentId, companyIds);
  for (const id of agreed) {
    const offer = await findOffer(tx, id);
    if (offer) await tellCompany(telling, { ...offer, changes: offer.changes + 1 });
  }
  return agreed;
}

/** On blocking the student gets a mail too, to clear their calendar. */
export async function endBlocked(
  telling: Telling,
  studentId: string,
  companyIds: readonly string[],
): Promise<void> {
  for (const id of await endAppointments(telling, studentId, companyIds)) {
    const offer = await findOffer(telling.tx, id);
    if (offer) await mailStudent(telling, { ...offer, changes: offer.changes + 1 }, 'calledOff');
  }
}

async function tellCompany(telling: Telling, offer: OfferRow): Promise<void> {
  const { companyId, threadId, recruiterId, startsAt } = offer;
  const readers = await findCompanyReaders(telling.tx, companyId, [recruiterId]);
  if (startsAt === null) return;
  await notify(telling, {
    kind: 'studentLeftSlot',
    about: { threadId, startsAt: startsAt.toISOString() },
    to: readers.map(({ id }) => id),
  });
  for (const reader of readers) {
    if (reader.timing === 'never') continue;
    const name = ours(say(nobody, reader.language ?? defaultLanguage));
    mailOfSlot(telling, offer, { reader, side: 'company', name, what: 'calledOff' });
  }
}

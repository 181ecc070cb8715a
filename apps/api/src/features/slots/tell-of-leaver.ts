import { defaultLanguage, type Localized } from '@engawa/contract/language';
import { ours } from '@engawa/platform/mail/words';
import { findCompanyReaders } from '../messages/public.ts';
import { notify } from '../notifications/public.ts';
import type { OfferRow } from './offers.repo.ts';
import { mailOfSlot, type Telling } from './tell.ts';

const leaver: Localized = { ja: '退会したユーザー', en: 'Deleted user' };

/** Whoever leaves is not named any more; the recruiter must not wait for them all the same. */
export async function tellOfLeaver(telling: Telling, offer: OfferRow): Promise<void> {
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
    const name = ours(leaver[reader.language ?? defaultLanguage]);
    mailOfSlot(telling, offer, { reader, side: 'company', name, what: 'calledOff' });
  }
}

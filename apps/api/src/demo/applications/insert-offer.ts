import { addDays } from '@engawa/contract/days/days';
import { type DemoOffer, demoOfferTexts } from '@engawa/demo/applications/demo-offers';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Tx } from '../../database.ts';
import { addSteps } from '../../features/applications/public.ts';
import { decide, freezeTerms, putOffer, suggestOffer } from '../../features/offers/public.ts';

interface Offering {
  id: string;
  companyId: string;
  by: string;
  offer: DemoOffer;
  /** When the offer was made, and today. */
  at: Date;
  now: Date;
}

const daysToAnswer = 14;

/** The offer of a demo application, with the terms that its posting states. */
export async function insertOffer(tx: Tx, offering: Offering): Promise<void> {
  const { id, companyId, by, offer, at, now } = offering;
  const made = todayInJapan(at);
  const suggested = await suggestOffer(tx, companyId, { id, today: made });
  const { employmentType, salaryType, salary } = suggested;
  if (!employmentType || !salaryType || !salary) return;
  const terms = {
    ...suggested,
    ...demoOfferTexts,
    employmentType,
    salaryType,
    salary,
    startsOn: suggested.startsOn ?? addDays(made, 300),
    replyBy:
      offer.state === 'open'
        ? addDays(todayInJapan(now), offer.daysLeft)
        : addDays(made, daysToAnswer),
  };
  const { document } = await freezeTerms(tx, companyId, { id, terms, today: made });
  await putOffer(tx, { id, companyId, by, document, fileId: null, remindOn: null, now: at });
  if (offer.state === 'open') return;
  const reason = 'reason' in offer ? offer.reason : null;
  const decidedAt = new Date(at.getTime() + 24 * 60 * 60 * 1000);
  await decide(tx, { id, companyId, state: offer.state, reason, now: decidedAt });
  await addSteps(tx, [{ id, companyId, kind: `offer-${offer.state}`, at: decidedAt }]);
}

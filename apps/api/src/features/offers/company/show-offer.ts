import type { showOffer as endpoint } from '@engawa/contract/offers/company';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { presentOffer, wasSent } from '../offer.present.ts';
import { findLastTerms } from '../offers.repo.ts';
import { readOffered } from '../read-offered.ts';
import { suggestTerms } from '../suggest.rules.ts';

export const showOffer: Handler<typeof endpoint> = async ({ db, actor, params, now }) => {
  const offered = await readOffered(db, actor.companyId, params.id);
  const { row } = offered;
  if (wasSent(row)) return { offer: presentOffer(row), suggested: null };
  // A planned or undone offer: its own terms are the best suggestion.
  const earlier = row.document?.terms;
  if (earlier) return { offer: null, suggested: earlier };
  const last = await findLastTerms(db, actor.companyId);
  return { offer: null, suggested: suggestTerms({ ...offered, last, today: todayInJapan(now) }) };
};

import type { OfferFacts } from '@engawa/contract/offers/schemas';
import type { OfferRow } from './offers.repo.ts';

/** False for a planned offer, and for one that was undone before the student read it. */
export const wasSent = ({ status, state }: Pick<OfferRow, 'status' | 'state'>): boolean =>
  status === 'offered' || (state !== null && state !== 'open');

export const presentOffer = (row: OfferRow): OfferFacts => ({
  id: row.id,
  job: { jp: row.titleJp, en: row.titleEn },
  state: row.state ?? 'open',
  terms: row.document?.terms ?? null,
  replyBy: row.replyBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  moreTime:
    row.moreUntil && row.moreAt
      ? { until: row.moreUntil, text: row.moreText, at: row.moreAt.toISOString() }
      : null,
});

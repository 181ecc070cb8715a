import type { OfferFacts } from '@engawa/contract/offers/schemas';
import type { OfferRow } from './offers.repo.ts';

/** False for a planned offer, and for one that was undone before the student read it. */
export const wasSent = ({ status, state }: Pick<OfferRow, 'status' | 'state'>): boolean =>
  status === 'offered' || (state !== null && state !== 'open');

/** The company's own file, also while the offer is planned or was undone. */
export const presentOwnFile = ({ fileId, fileName, fileBytes }: OfferRow) =>
  fileId === null || fileName === null || fileBytes === null
    ? null
    : { id: fileId, name: fileName, bytes: fileBytes };

function presentDocument(row: OfferRow): OfferFacts['document'] {
  if (!row.hasOwnFile) return row.document && { ownFile: null };
  const ownFile = presentOwnFile(row);
  return ownFile && { ownFile };
}

export const presentOffer = (row: OfferRow): OfferFacts => ({
  id: row.id,
  job: { jp: row.titleJp, en: row.titleEn },
  state: row.state ?? 'open',
  terms: row.document?.terms ?? null,
  replyBy: row.replyBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  document: presentDocument(row),
  moreTime:
    row.moreUntil && row.moreAt
      ? { until: row.moreUntil, text: row.moreText, at: row.moreAt.toISOString() }
      : null,
});

/** For a company whose student blocked it or deleted their account, which look alike. */
export const withoutStudent = (offer: OfferFacts): OfferFacts => ({
  ...offer,
  document: null,
  moreTime: null,
  reason: offer.state === 'withdrawn' ? offer.reason : null,
});

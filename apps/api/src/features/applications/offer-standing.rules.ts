import type { ApplicationStatus } from '@engawa/contract/applications/schemas';
import type { OfferState } from '@engawa/contract/offers/schemas';

interface Row {
  status: ApplicationStatus;
  offerState: OfferState | null;
  replyBy: string | null;
}

/** An open offer counts only once it was sent; an answered one stays visible after the end. */
export const offerStanding = ({ status, offerState, replyBy }: Row) => {
  if (status === 'offered') return { state: offerState ?? 'open', replyBy };
  return offerState === null || offerState === 'open' ? null : { state: offerState, replyBy };
};

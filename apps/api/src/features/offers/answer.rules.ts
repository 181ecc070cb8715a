import type { ErrorCode } from '@engawa/contract/error-catalogue';
import type { OfferState } from '@engawa/contract/offers/schemas';

interface Standing {
  state: OfferState;
  /** YYYY-MM-DD; null where the company set no day. */
  replyBy: string | null;
}

export type OfferAct = 'accept' | 'decline' | 'ask-for-time' | 'extend' | 'withdraw';

/** What stops an act on an offer today; null when it may be done. */
export function answerFault(
  { state, replyBy }: Standing,
  act: OfferAct,
  today: string,
): ErrorCode | null {
  if (state === 'withdrawn') return 'offer_withdrawn';
  // An accepted offer can still be withdrawn, and the student can still decline it (民法627条).
  const mayFollow = state === 'open' || (state === 'accepted' && isEnding[act]);
  if (!mayFollow) return 'offer_answered';
  return act === 'accept' && replyBy !== null && today > replyBy ? 'offer_overdue' : null;
}

const isEnding: Record<OfferAct, boolean> = {
  accept: false,
  decline: true,
  'ask-for-time': false,
  extend: false,
  withdraw: true,
};

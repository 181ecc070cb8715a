import { daysBetween } from '@engawa/contract/days/days';
import type { OfferState } from '@engawa/contract/offers/schemas';
import { today } from '../../shared/format/day.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { words as offerWords } from './words.ja.ts';

interface Standing {
  state: OfferState;
  replyBy: string | null;
}

const tones = {
  open: 'note',
  overdue: 'wood',
  accepted: 'good',
  declined: 'ink',
  withdrawn: 'ink',
} as const;

/** An open offer whose last day has passed reads as overdue. */
export function useOfferState({ state, replyBy }: Standing) {
  const t = useWords(offerWords);
  const days = replyBy === null ? null : daysBetween(today(), replyBy);
  const isOpen = state === 'open';
  const shown = isOpen && days !== null && days < 0 ? 'overdue' : state;
  const left = isOpen && days !== null && days >= 0 ? days : null;
  return {
    shown,
    tone: tones[shown],
    words: t(`state.${shown}`),
    /** Null unless there is a last day that has not passed. */
    left: left === null ? null : left === 0 ? t('today') : t('daysLeft', { days: left }),
  };
}

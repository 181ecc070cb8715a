import { useWords } from '../../shared/i18n/words.ts';
import { useOfferState } from '../../ui/offer/use-offer-state.ts';
import { Tag } from '../../ui/tag.tsx';
import type { JobApplication } from './queries.ts';
import { useStatusWords } from './use-state-words.ts';
import { words as applyingWords } from './words.ja.ts';

const tones = {
  'pre-applied': 'wood',
  new: 'note',
  applied: 'note',
  'in-progress': 'note',
  offered: 'good',
  declined: 'ink',
  withdrawn: 'ink',
} as const;

export function StatusTag({ status }: { status: keyof typeof tones }) {
  const words = useStatusWords();
  return <Tag tone={tones[status]}>{words[status]}</Tag>;
}

export function OfferTag({ offer }: { offer: NonNullable<JobApplication['offer']> }) {
  const t = useWords(applyingWords);
  const { shown, tone, words } = useOfferState(offer);
  return <Tag tone={tone}>{shown === 'open' ? t('offerToAnswer') : words}</Tag>;
}

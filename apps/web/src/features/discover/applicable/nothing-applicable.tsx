import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { DiscoverPlace } from '../use-discover-place.ts';
import { useHiddenJobs } from './use-hidden-jobs.ts';
import { words as applicableWords } from './words.ja.ts';

interface NothingApplicableProps {
  place: DiscoverPlace;
  /** Where the switch hides nothing. */
  otherwise: ReactNode;
}

export function NothingApplicable({ place, otherwise }: NothingApplicableProps) {
  const t = useWords(applicableWords);
  const { text, turn } = useHiddenJobs(place);
  if (!text) return otherwise;
  return (
    <EmptyState
      icon={<SearchX />}
      heading={t('empty')}
      action={<Button onClick={() => turn(false)}>{t('show')}</Button>}
    >
      {text}
    </EmptyState>
  );
}

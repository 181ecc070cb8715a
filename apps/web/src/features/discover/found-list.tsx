import { contradictions } from '@engawa/contract/discover/contradictions';
import { fieldMessages } from '@engawa/contract/fields/field-messages';
import { say } from '@engawa/contract/language';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { ApiFailure } from '../../shared/api/failures/api-failure.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { words as filterWords } from '../../ui/filters/words.ja.ts';
import { Pager } from '../../ui/navigation/pager.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { NothingApplicable } from './applicable/nothing-applicable.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import type { DiscoverPlace } from './use-discover-place.ts';
import { words as discoverWords } from './words.ja.ts';

interface FoundListProps {
  about: 'jobs' | 'companies';
  place: DiscoverPlace;
  cards: readonly { key: string; card: ReactNode }[] | undefined;
  nextCursor: string | null | undefined;
  error: Error | null;
  onRetry: () => void;
}

export function FoundList({ about, place, cards, nextCursor, error, onRetry }: FoundListProps) {
  const t = useWords(discoverWords);
  const f = useWords(filterWords);
  const { after, filter, toNext, toPrevious, startOver } = place;
  // The cursor is invalid, so silently return to the first page.
  const isLost = after !== undefined && error instanceof ApiFailure && error.status === 422;
  useEffect(() => {
    if (isLost) startOver();
  });
  const faults = contradictions(filter);
  if (faults.length > 0) {
    return (
      <EmptyState icon={<SearchX />} heading={f('checkFilters')}>
        {faults.map(({ message }) => say(fieldMessages[message], language)).join(' ')}
      </EmptyState>
    );
  }
  if (error && !isLost) return <ErrorState message={error.message} onRetry={onRetry} />;
  if (!cards) return <CardSkeletons />;
  if (cards.length === 0) {
    const filtered = Object.keys(filter).length > 0;
    const empty = (
      <EmptyState
        icon={<SearchX />}
        heading={about === 'jobs' ? t('empty.jobs') : t('empty.companies')}
      >
        {filtered ? t('empty.text') : t('empty.nothing')}
      </EmptyState>
    );
    return about === 'jobs' ? <NothingApplicable place={place} otherwise={empty} /> : empty;
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      {(nextCursor || after) && (
        <div className="mt-6">
          <Pager
            onPrevious={after === undefined ? undefined : toPrevious}
            onNext={nextCursor ? () => toNext(nextCursor) : undefined}
          />
        </div>
      )}
    </>
  );
}

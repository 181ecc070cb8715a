import { matchLimits } from '@engawa/contract/matches/limits';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { ApiFailure } from '../../shared/api/failures/api-failure.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { matchesQuery } from './queries.ts';
import type { ShownProps } from './shown-matches.tsx';
import { useMatchesPlace } from './use-matches-place.ts';
import { words as matchesWords } from './words.ja.ts';

interface MatchesScreenProps {
  tabs: ReactNode;
  loading: ReactNode;
  /** The list component; passed in, because it may load while the jobs are requested. */
  Shown: ComponentType<ShownProps>;
}

export function MatchesScreen({ tabs, loading, Shown }: MatchesScreenProps) {
  const t = useWords(matchesWords);
  const { after, startOver, ...steps } = useMatchesPlace();
  const { data, error, refetch } = useQuery(matchesQuery(after));
  // The cursor is invalid, so silently return to the first page.
  const isLost = after !== undefined && error instanceof ApiFailure && error.status === 422;
  useEffect(() => {
    if (isLost) startOver();
  });
  return (
    <div className="mx-auto w-full max-w-[64rem] px-4 py-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
        {tabs}
      </div>
      <p className="phrased mt-3 text-sm text-sumi-2">{t('lead', { least: matchLimits.least })}</p>
      <div className="mt-5">
        {error && !data && !isLost ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Suspense fallback={loading}>
            <Shown matches={data} loading={loading} after={after} {...steps} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

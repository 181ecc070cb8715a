import type { ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { NeverCounts } from '../../ui/match/never-counts.tsx';
import { Pager } from '../../ui/navigation/pager.tsx';
import { JobCards, OutsideWishes, type WithCards } from './job-cards.tsx';
import { NextSteps } from './next-steps.tsx';
import { NoMatches } from './no-matches.tsx';
import type { Matches } from './queries.ts';
import { words as matchesWords } from './words.ja.ts';

export interface ShownProps {
  matches: Matches | undefined;
  loading: ReactNode;
  after: string | undefined;
  toNext: (cursor: string) => void;
  toPrevious: () => void;
}

export function ShownMatches({ matches, loading, after, ...rest }: ShownProps & WithCards) {
  if (!matches) return loading;
  if (matches.jobs.length === 0 && !after) {
    return (
      <>
        <NoMatches raises={matches.raises} />
        <OutsideWishes jobs={matches.outside} Job={rest.Job} />
      </>
    );
  }
  return <Found matches={matches} after={after} {...rest} />;
}

type FoundProps = Omit<ShownProps, 'matches' | 'loading'> & WithCards & { matches: Matches };

function Found({ matches, Job, after, toNext, toPrevious }: FoundProps) {
  const t = useWords(matchesWords);
  const { jobs, outside, count, nextCursor } = matches;
  return (
    <div className="grid items-start gap-6 lg:has-[>aside:not(:empty)]:grid-cols-[minmax(0,1fr)_auto]">
      {!after && (
        <aside className="empty:hidden lg:sticky lg:top-20 lg:order-last lg:w-76">
          <NextSteps />
        </aside>
      )}
      <section aria-label={t('list')} className="min-w-0">
        <output className="mb-4 block font-bold tabular-nums">{t('found', { count })}</output>
        <JobCards jobs={jobs} Job={Job} />
        {(nextCursor || after) && (
          <div className="mt-6">
            <Pager
              onPrevious={after === undefined ? undefined : toPrevious}
              onNext={nextCursor ? () => toNext(nextCursor) : undefined}
            />
          </div>
        )}
        <OutsideWishes jobs={outside} Job={Job} />
        <div className="mt-6">
          <NeverCounts />
        </div>
      </section>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/i18n/use-page-title.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { InsightsHead } from './insights-head.tsx';
import { JobSection } from './job-section.tsx';
import { type Insights, type InsightsFilter, insightsQuery } from './queries.ts';
import { SourceSection } from './source-section.tsx';
import { measures } from './use-figures.ts';
import { WeekSection } from './week-section.tsx';
import { words as insightsWords } from './words.ja.ts';

export function InsightsScreen({ filter, tabs }: { filter: InsightsFilter; tabs: ReactNode }) {
  const t = useWords(insightsWords);
  usePageTitle(t('heading'));
  const { data, error, refetch } = useQuery(insightsQuery(filter));
  return (
    <div className="mx-auto flex w-full max-w-[74rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div>
        <h1 className="text-2xl font-bold">{t('heading')}</h1>
        <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
      </div>
      {tabs}
      <InsightsHead filter={filter} jobs={data?.jobs ?? []} />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <FormSkeleton />}
      {data && isEmpty(data) && (
        <EmptyState icon={<ChartColumn />} heading={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {data && !isEmpty(data) && <Shown insights={data} filter={filter} />}
    </div>
  );
}

const isEmpty = ({ total }: Insights) => measures.every((measure) => total[measure] === 0);

function Shown({ insights, filter }: { insights: Insights; filter: InsightsFilter }) {
  const t = useWords(insightsWords);
  const { jobs, sources } = insights;
  return (
    <>
      <WeekSection insights={insights} filter={filter} />
      {!filter.job && jobs.length > 0 && <JobSection jobs={jobs} weeks={filter.weeks} />}
      <SourceSection sources={sources} filter={filter} />
      <section aria-labelledby="insights-about" className="text-sm text-sumi-2">
        <h2 id="insights-about" className="font-bold">
          {t('about')}
        </h2>
        <ul className="mt-1 list-disc pl-5">
          <li className="phrased">{t('aboutRounded')}</li>
          <li className="phrased">{t('aboutConnects')}</li>
          <li className="phrased">{t('aboutLimited')}</li>
        </ul>
      </section>
    </>
  );
}

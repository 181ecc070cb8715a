import { insightPeriods } from '@engawa/contract/insights/limits';
import { nameFor } from '@engawa/contract/language';
import { useNavigate } from '@tanstack/react-router';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Segments } from '../../ui/form/segments.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { Insights, InsightsFilter } from './queries.ts';
import { words as insightsWords } from './words.ja.ts';

interface InsightsHeadProps {
  filter: InsightsFilter;
  jobs: Insights['jobs'];
}

export function InsightsHead({ filter, jobs }: InsightsHeadProps) {
  const t = useWords(insightsWords);
  const navigate = useNavigate({ from: '/company/contents/job' });
  const ask = (change: Partial<InsightsFilter>) =>
    void navigate({
      to: '.',
      // Based on the newest address, because the previous press may not be rendered yet.
      search: (now) => {
        const { weeks, job } = { weeks: now.weeks ?? filter.weeks, job: now.job, ...change };
        return { view: 'insights', weeks, ...(job && { job }) };
      },
      replace: true,
    });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segments
        label={t('period')}
        options={insightPeriods.map((value) => ({ value, label: t('weeks', { count: value }) }))}
        value={filter.weeks}
        onChange={(weeks) => ask({ weeks })}
      />
      <Select
        aria-label={t('job')}
        className="w-full sm:w-80"
        placeholder={t('allJobs')}
        value={filter.job ?? ''}
        options={jobs.map(({ id, title }) => ({
          value: id,
          label: nameFor(title, language) ?? '',
        }))}
        onChange={({ target }) => ask({ job: target.value || undefined })}
      />
    </div>
  );
}

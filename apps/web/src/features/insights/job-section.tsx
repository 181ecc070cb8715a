import { nameFor } from '@engawa/contract/language';
import { Link } from '@tanstack/react-router';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Table } from '../../ui/display/table.tsx';
import { Bar } from './bars.tsx';
import type { Insights, InsightsFilter } from './queries.ts';
import { useFigures } from './use-figures.ts';
import { useMeasureWords } from './use-insight-words.ts';
import { words as insightsWords } from './words.ja.ts';

const rest = ['saves', 'connects', 'applications'] as const;

export function JobSection({
  jobs,
  weeks,
}: {
  jobs: Insights['jobs'];
  weeks: InsightsFilter['weeks'];
}) {
  const t = useWords(insightsWords);
  const write = useFigures();
  const name = useMeasureWords();
  const most = Math.max(...jobs.map(({ views }) => views));
  return (
    <section aria-labelledby="insights-jobs" className="flex flex-col gap-3">
      <h2 id="insights-jobs" className="text-lg font-bold">
        {t('byJob')}
      </h2>
      <Table
        caption={t('byJob')}
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            heading: t('job'),
            namesRow: true,
            renderCell: ({ id, title }) => (
              <Link
                to="/company/contents/job"
                search={{ view: 'insights', weeks, job: id }}
                className="rounded-small text-ai hover:underline"
              >
                {nameFor(title, language)}
              </Link>
            ),
          },
          {
            key: 'views',
            heading: t('views'),
            renderCell: ({ views }) => (
              <span className="flex min-w-28 flex-col gap-1 tabular-nums">
                {write('views', views)}
                <Bar count={views} most={most} />
              </span>
            ),
          },
          ...rest.map((measure) => ({
            key: measure,
            heading: name[measure],
            align: 'end' as const,
            renderCell: (job: Insights['jobs'][number]) => write(measure, job[measure]),
          })),
        ]}
      />
    </section>
  );
}

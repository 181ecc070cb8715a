import { useWords } from '../../shared/i18n/words.ts';
import { Table } from '../../ui/display/table.tsx';
import { DownloadButton } from '../../ui/file/download-button.tsx';
import { Bar } from './bars.tsx';
import { loadFile } from './load-file.ts';
import type { Insights, InsightsFilter } from './queries.ts';
import { useFigures } from './use-figures.ts';
import { useSourceWords } from './use-insight-words.ts';
import { words as insightsWords } from './words.ja.ts';

type Source = Insights['sources'][number];

interface SourceSectionProps {
  sources: Insights['sources'];
  filter: InsightsFilter;
}

export function SourceSection({ sources, filter }: SourceSectionProps) {
  const t = useWords(insightsWords);
  const write = useFigures();
  const names = useSourceWords();
  const most = Math.max(0, ...sources.map(({ views }) => views));
  const nameOf = ({ source, word }: Source) =>
    word === null ? names[source] : t('link', { word });
  return (
    <section aria-labelledby="insights-sources" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="insights-sources" className="text-lg font-bold">
            {t('bySource')}
          </h2>
          <p className="phrased text-sm text-sumi-2">
            {sources.length === 0 ? t('noSource') : t('sourceHint')}
          </p>
        </div>
        {sources.length > 0 && (
          <DownloadButton load={loadFile(filter, 'source')}>{t('csv')}</DownloadButton>
        )}
      </div>
      {sources.length > 0 && (
        <Table
          caption={t('bySource')}
          rows={sources}
          rowKey={({ source, word }) => `${source} ${word}`}
          columns={[
            { key: 'source', heading: t('source'), namesRow: true, renderCell: nameOf },
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
            {
              key: 'applications',
              heading: t('fromLinks'),
              align: 'end',
              renderCell: ({ applications }) =>
                applications === null ? '–' : write('views', applications),
            },
          ]}
        />
      )}
    </section>
  );
}

import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/file/download-button.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { Columns } from './bars.tsx';
import { loadFile } from './load-file.ts';
import type { Insights, InsightsFilter } from './queries.ts';
import { shortDay } from './short-day.ts';
import { measures, useFigures } from './use-figures.ts';
import { useMeasureWords } from './use-insight-words.ts';
import { WeekTable } from './week-table.tsx';
import { words as insightsWords } from './words.ja.ts';

type Look = 'chart' | 'table';

interface WeekSectionProps {
  insights: Insights;
  filter: InsightsFilter;
}

/** The four figures and their course by week. The table stays available to screen readers. */
export function WeekSection({ insights: { weeks, total }, filter }: WeekSectionProps) {
  const t = useWords(insightsWords);
  const write = useFigures();
  const name = useMeasureWords();
  const [look, setLook] = useState<Look>('chart');
  const dayOf = (at: number) => shortDay(weeks.at(at)?.week ?? '');
  return (
    <section aria-labelledby="insights-weeks" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="insights-weeks" className="text-lg font-bold">
          {t('byWeek')}
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <Segments
            label={t('show')}
            options={[
              { value: 'chart', label: t('chart') },
              { value: 'table', label: t('table') },
            ]}
            value={look}
            onChange={setLook}
          />
          <DownloadButton load={loadFile(filter, 'week')}>{t('csv')}</DownloadButton>
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {measures.map((measure) => (
          <li key={measure}>
            <Card className="flex h-full flex-col gap-1 p-4">
              <p className="text-sm text-sumi-2">{name[measure]}</p>
              <p className="text-2xl font-bold tabular-nums">{write(measure, total[measure])}</p>
              {look === 'chart' && (
                <>
                  <Columns counts={weeks.map((week) => week[measure])} />
                  <p aria-hidden className="flex justify-between gap-2 text-xs text-sumi-2">
                    <span>{dayOf(0)}</span>
                    <span>{dayOf(-1)}</span>
                  </p>
                </>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <div className={look === 'chart' ? 'sr-only' : ''}>
        <WeekTable weeks={weeks} />
      </div>
    </section>
  );
}

import { formatTableDate } from '../../shared/format/date-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import type { Insights } from './queries.ts';
import { measures, useFigures } from './use-figures.ts';
import { useMeasureWords } from './use-insight-words.ts';
import { words as insightsWords } from './words.ja.ts';

const cell = 'px-2 py-2 text-right tabular-nums sm:px-4';

/** Newest week first. Narrow enough for a phone. */
export function WeekTable({ weeks }: { weeks: Insights['weeks'] }) {
  const t = useWords(insightsWords);
  const write = useFigures();
  const name = useMeasureWords();
  return (
    <Card>
      <table className="w-full text-sm">
        <caption className="sr-only">{t('byWeek')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-sumi-2">
            <th scope="col" className={`${cell} text-left!`}>
              {t('week')}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className={cell}>
                {name[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.week} className="border-b border-line last:border-0">
              <th scope="row" className={`${cell} text-left! font-semibold`}>
                {formatTableDate(week.week, language)}
              </th>
              {measures.map((measure) => (
                <td key={measure} className={cell}>
                  {write(measure, week[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

import { formatCount } from '../../shared/format/count.ts';
import { useWords } from '../../shared/i18n/words.ts';
import type { Figures } from './queries.ts';
import { words as insightsWords } from './words.ja.ts';

export type Measure = keyof Figures;

/** In the order in which one leads to the next. */
export const measures = ['views', 'saves', 'connects', 'applications'] as const;

/** How a figure is written: what is rounded says so. */
export function useFigures() {
  const t = useWords(insightsWords);
  const rounded = (count: number) =>
    count === 0 ? t('few') : t('atLeast', { count: formatCount(count) });
  return (measure: Measure, count: number): string =>
    measure === 'views' || measure === 'saves' ? rounded(count) : formatCount(count);
}

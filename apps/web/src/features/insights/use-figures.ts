import { formatCount } from '../../shared/format/count.ts';
import { useWords } from '../../shared/i18n/words.ts';
import type { Figures } from './queries.ts';
import { words as insightsWords } from './words.ja.ts';

export type Measure = keyof Figures;

/** In funnel order. */
export const measures = ['views', 'saves', 'connects', 'applications'] as const;

/** Formats a figure; rounded figures are marked as such. */
export function useFigures() {
  const t = useWords(insightsWords);
  const rounded = (count: number) =>
    count === 0 ? t('few') : t('atLeast', { count: formatCount(count) });
  return (measure: Measure, count: number): string =>
    measure === 'views' || measure === 'saves' ? rounded(count) : formatCount(count);
}

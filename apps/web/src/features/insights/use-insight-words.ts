import { useWords } from '../../shared/i18n/words.ts';
import type { Insights } from './queries.ts';
import type { Measure } from './use-figures.ts';
import { words as insightsWords } from './words.ja.ts';

export function useMeasureWords(): Record<Measure, string> {
  const t = useWords(insightsWords);
  return {
    views: t('views'),
    saves: t('saves'),
    connects: t('connects'),
    applications: t('applications'),
  };
}

export function useSourceWords(): Record<Insights['sources'][number]['source'], string> {
  const t = useWords(insightsWords);
  return {
    discover: t('sources.discover'),
    saved: t('sources.saved'),
    connect: t('sources.connect'),
    messages: t('sources.messages'),
    external: t('sources.external'),
    direct: t('sources.direct'),
    other: t('sources.other'),
    campaign: t('sources.campaign'),
  };
}

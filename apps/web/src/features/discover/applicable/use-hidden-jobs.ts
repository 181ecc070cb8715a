import { contradictions } from '@engawa/contract/discover/contradictions';
import type { HidingReason } from '@engawa/contract/discover/hidden';
import { say } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { countsQuery } from '../queries.ts';
import type { DiscoverPlace } from '../use-discover-place.ts';
import { words as applicableWords } from './words.ja.ts';

/** What “only jobs I can apply for” hides, in words with the reasons; null where it hides nothing. */
export function useHiddenJobs({ filter, setFilter }: DiscoverPlace) {
  const t = useWords(applicableWords);
  const enabled = contradictions(filter).length === 0;
  const { data: counts } = useQuery({ ...countsQuery(filter), enabled });
  const hidden = filter.canApply ? (counts?.hidden ?? []) : [];
  const count = hidden.reduce((sum, one) => sum + one.count, 0);
  const names: Record<HidingReason, (count: number) => string> = {
    residence: (jobs) => t('residence', { count: jobs }),
    japanese: (jobs) => t('japanese', { count: jobs }),
    english: (jobs) => t('english', { count: jobs }),
    graduation: (jobs) => t('graduation', { count: jobs }),
  };
  const reasons = hidden
    .map((one) => names[one.reason](one.count))
    .join(say({ ja: '・', en: ', ' }, language));
  return {
    counts,
    text: count > 0 ? t('hidden', { count, reasons }) : null,
    turn(isOn: boolean): void {
      const { canApply: _, ...others } = filter;
      setFilter(isOn ? { ...others, canApply: true } : others);
    },
  };
}

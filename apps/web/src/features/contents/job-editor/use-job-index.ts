import { useWords } from '../../../shared/i18n/words.ts';
import type { IndexedSection } from '../frame/section-index.tsx';
import { countMissing } from '../frame/translation/missing-texts.ts';
import { sectionOf } from './item-places.ts';
import type { PostingReport } from './use-posting-report.ts';
import { words as jobEditorWords } from './words.ja.ts';

export function useJobIndex({ missing, count, missingTexts }: PostingReport): IndexedSection[] {
  const t = useWords(jobEditorWords);
  const items = [...new Set([...missing.jp, ...missing.en])];
  const owed = (section: string) => items.filter((item) => sectionOf(item) === section).length;
  return [
    { id: 'basics', name: t('basics.heading'), missing: countMissing(missingTexts) },
    { id: 'duties', name: t('duties.heading'), missing: owed('duties') },
    { id: 'place', name: t('place.heading'), missing: owed('place') },
    { id: 'term', name: t('term.heading'), missing: owed('term') },
    { id: 'hours', name: t('hours.heading'), missing: owed('hours') },
    { id: 'pay', name: t('pay.heading'), missing: owed('pay') },
    { id: 'people', name: t('people.heading') },
    { id: 'selection', name: t('selection.heading') },
    { id: 'other', name: t('other.heading') },
    { id: 'check', name: t('check.heading'), missing: count },
  ];
}

import type { Language } from '@engawa/contract/language';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FactList } from '../fact-list.tsx';
import { ViewSection } from '../view-section.tsx';
import type { JobViewData } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';

interface StatedItemsProps {
  items: NonNullable<JobViewData['items']['jp']>;
  reader: Language;
}

/** What a posting must state by law, except the duties, which have their own section. */
export function StatedItems({ items, reader }: StatedItemsProps) {
  const t = useWords(companyViewWords, reader);
  const facts = items
    .filter(({ item }) => item !== 'duties')
    .map(({ item, text }) => ({ name: nameOf(postingRequirements, item, reader), value: text }));
  if (facts.length === 0) return null;
  return (
    <ViewSection heading={t('jobs.stated')} note={t('jobs.statedNote')}>
      <FactList facts={facts} />
    </ViewSection>
  );
}

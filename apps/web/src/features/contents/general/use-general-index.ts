import { generalOutline } from '@engawa/contract/general/outline';
import { employerOf } from '@engawa/contract/jobs/employer';
import { contentLanguages } from '@engawa/contract/language';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import type { Editor } from '../frame/form/use-content-form.ts';
import type { IndexedSection } from '../frame/section-index.tsx';
import { countMissing, missingTextsIn } from '../frame/translation/missing-texts.ts';
import { type GeneralValues, generalForm } from './general-values.ts';
import { words as generalWords } from './words.ja.ts';

/** Sections of the page, with the number of items still missing for the page or for postings. */
export function useGeneralIndex({ form }: Editor<GeneralValues>): IndexedSection[] {
  const t = useWords(generalWords);
  const values = useDeferredValue(useWatch({ control: form.control }) as GeneralValues);
  const { page, offices, contact } = useMemo(() => {
    const general = generalForm.documentOf(values);
    const employers = contentLanguages.map((one) => employerOf(general, one));
    return {
      page: countMissing(missingTextsIn(generalOutline, general)),
      offices: employers.every(({ address }) => address === null),
      contact: employers.every((one) => one.contact === null),
    };
  }, [values]);
  return [
    { id: 'basics', name: t('basics.heading'), missing: page },
    { id: 'facts', name: t('facts.heading'), missing: Number(contact) },
    { id: 'offices', name: t('offices.heading'), missing: Number(offices) },
    { id: 'services', name: t('services.heading') },
    { id: 'figures', name: t('figures.heading') },
    { id: 'urls', name: t('urls.heading') },
  ];
}

import { profileLimits } from '@engawa/contract/profile/limits';
import { saveEducation } from '@engawa/contract/profile/student';
import { useFieldArray } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormList } from '../frame/list/form-list.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { educationBody, educationValues, emptyUniversity } from './education-values.ts';
import { UniversityFields } from './university-fields.tsx';
import { words as educationWords } from './words.ja.ts';

export function EducationForm({ account }: { account: MyAccount }) {
  const t = useWords(educationWords);
  const section = useSectionForm({
    section: 'education',
    account,
    endpoint: saveEducation,
    schema: async () => (await import('@engawa/contract/profile/sections/education')).educationBody,
    valuesOf: educationValues,
    bodyOf: (values) => educationBody(values, account.profile),
  });
  const { form } = section;
  const origin = account.profile.basic.countryOfOrigin;
  const past = useFieldArray({ control: form.control, name: 'pastUniversities' });
  return (
    <SectionCard section="education" state={section} heading={t('current')}>
      <UniversityFields form={form} at="university" origin={origin} />
      <h3 className="border-t border-line pt-6 font-bold">{t('past')}</h3>
      <FormList
        list={past}
        max={profileLimits.pastUniversities}
        name={(number) => t('pastItem', { number })}
        add={t('addPast')}
        blank={emptyUniversity}
      >
        {(index) => (
          <UniversityFields form={form} at={`pastUniversities.${index}`} origin={origin} />
        )}
      </FormList>
    </SectionCard>
  );
}

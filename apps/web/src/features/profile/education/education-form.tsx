import { profileLimits } from '@engawa/contract/profile/limits';
import { saveEducation } from '@engawa/contract/profile/student';
import { useFieldArray } from 'react-hook-form';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AddButton } from '../frame/add-button.tsx';
import { ListItem } from '../frame/list-item.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { educationBody, educationValues, emptyUniversity } from './education-values.ts';
import { educationMessages } from './messages.ts';
import { UniversityFields } from './university-fields.tsx';

export function EducationForm({ account }: { account: MyAccount }) {
  const t = useMessages(educationMessages);
  const section = useSectionForm({
    section: 'education',
    account,
    endpoint: saveEducation,
    schema: async () => (await import('@engawa/contract/profile/sections/education')).educationBody,
    valuesOf: educationValues,
    bodyOf: educationBody,
  });
  const { form } = section;
  const past = useFieldArray({ control: form.control, name: 'pastUniversities' });
  return (
    <SectionCard section="education" state={section} heading={t('current')}>
      <UniversityFields form={form} at="university" />
      <h3 className="border-t border-line pt-6 font-bold">{t('past')}</h3>
      {past.fields.map(({ id }, index) => (
        <ListItem
          key={id}
          name={t('pastItem', { number: index + 1 })}
          onRemove={() => past.remove(index)}
        >
          <UniversityFields form={form} at={`pastUniversities.${index}`} />
        </ListItem>
      ))}
      <AddButton
        label={t('addPast')}
        full={past.fields.length >= profileLimits.pastUniversities}
        onAdd={() => past.append(emptyUniversity)}
      />
    </SectionCard>
  );
}

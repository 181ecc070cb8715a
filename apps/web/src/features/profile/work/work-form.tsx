import { profileLimits } from '@engawa/contract/profile/limits';
import { saveWork } from '@engawa/contract/profile/student';
import { BriefcaseBusiness } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FormList } from '../frame/list/form-list.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { SectionCard } from '../frame/section-card.tsx';
import { useSectionForm } from '../frame/use-section-form.ts';
import { ExperienceFields } from './experience-fields.tsx';
import { words as workWords } from './words.ja.ts';
import { emptyExperience, workBody, workValues } from './work-values.ts';

export function WorkForm({ account }: { account: MyAccount }) {
  const t = useWords(workWords);
  const section = useSectionForm({
    section: 'work',
    account,
    endpoint: saveWork,
    schema: async () => (await import('@engawa/contract/profile/sections/work')).workBody,
    valuesOf: workValues,
    bodyOf: workBody,
  });
  const { form } = section;
  const list = useFieldArray({ control: form.control, name: 'workExperiences' });
  return (
    <SectionCard section="work" state={section}>
      <FormList
        list={list}
        max={profileLimits.workExperiences}
        name={(number) => t('item', { number })}
        add={t('add')}
        blank={emptyExperience}
        empty={
          <EmptyState icon={<BriefcaseBusiness />} heading={t('none')}>
            {t('noneHint')}
          </EmptyState>
        }
      >
        {(index) => <ExperienceFields form={form} at={`workExperiences.${index}`} />}
      </FormList>
    </SectionCard>
  );
}

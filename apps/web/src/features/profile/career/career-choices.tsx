import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundChecks } from '../../../ui/bound/fields/bound-checks.tsx';
import { BoundField } from '../../../ui/bound/fields/bound-field.tsx';
import { WorkChips } from '../../../ui/choice/work-chips.tsx';
import { useNeedMark } from '../frame/missing/use-need-mark.ts';
import type { CareerValues } from './career-values.ts';
import { words as careerWords } from './words.ja.ts';

export function CareerChoices({ form }: { form: UseFormReturn<CareerValues> }) {
  const t = useWords(careerWords);
  const mark = useNeedMark();
  const categories = form.watch('jobCategories');
  return (
    <>
      <BoundChecks
        form={form}
        name="lookingFor"
        label={t('lookingFor')}
        mark={mark('looking-for')}
        hint={t('several')}
        options={optionsOf(lookingFor)}
      />
      <BoundChecks
        form={form}
        name="industries"
        label={t('industries')}
        mark={mark('industries')}
        hint={t('several')}
        options={optionsOf(industries)}
        ids="number"
      />
      <BoundChecks
        form={form}
        name="jobCategories"
        label={t('jobCategories')}
        mark={mark('job-categories')}
        hint={t('several')}
        options={optionsOf(jobCategories)}
        ids="number"
      />
      {categories.length > 0 && (
        <BoundField
          form={form}
          kind="group"
          name="jobSubcategories"
          label={t('jobSubcategories')}
          hint={t('jobSubcategoriesHint')}
        >
          <Controller
            control={form.control}
            name="jobSubcategories"
            render={({ field: { value, onChange } }) => (
              <WorkChips {...{ categories, value, onChange }} />
            )}
          />
        </BoundField>
      )}
    </>
  );
}

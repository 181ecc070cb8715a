import { profileLimits } from '@engawa/contract/profile/limits';
import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { countries } from '@engawa/contract/reference/places/countries';
import { frequentPlaces } from '@engawa/contract/reference/places/frequent-countries';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { optionsByUse, optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundMonth } from '../../../ui/bound/fields/bound-dates.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { words as workWords } from './words.ja.ts';
import type { WorkValues } from './work-values.ts';

interface ExperienceFieldsProps {
  form: UseFormReturn<WorkValues>;
  at: `workExperiences.${number}`;
}

const thisYear = new Date().getFullYear();

export function ExperienceFields({ form, at }: ExperienceFieldsProps) {
  const t = useWords(workWords);
  const places = useMemo(() => optionsByUse(countries, frequentPlaces), []);
  const current = form.watch(`${at}.currentlyEmployed`);
  const pair = 'grid gap-5 sm:grid-cols-2';
  return (
    <>
      <div className={pair}>
        <BoundText form={form} name={`${at}.company`} label={t('company')} required />
        <BoundSelect
          form={form}
          name={`${at}.employmentType`}
          label={t('employmentType')}
          options={optionsOf(employmentTypes)}
          required
        />
        <BoundText form={form} name={`${at}.position`} label={t('position')} />
        <BoundSelect
          form={form}
          name={`${at}.jobCategory`}
          label={t('jobCategory')}
          options={optionsOf(jobCategories)}
          ids="number"
        />
        <BoundSelect
          form={form}
          name={`${at}.industry`}
          label={t('industry')}
          options={optionsOf(industries)}
          ids="number"
        />
        <BoundSelect form={form} name={`${at}.country`} label={t('country')} options={places} />
        <BoundMonth
          form={form}
          name={`${at}.start`}
          label={t('start')}
          years={[thisYear, thisYear - 40]}
          required
        />
        <div>
          {!current && (
            <BoundMonth
              form={form}
              name={`${at}.end`}
              label={t('end')}
              years={[thisYear, thisYear - 40]}
              required
            />
          )}
          <Checkbox
            label={t('currentlyEmployed')}
            {...form.register(`${at}.currentlyEmployed`)}
            className={current ? 'sm:mt-7' : 'mt-1'}
          />
        </div>
      </div>
      <BoundArea
        form={form}
        name={`${at}.details`}
        label={t('details')}
        hint={t('detailsHint')}
        limit={profileLimits.workDetails}
      />
    </>
  );
}

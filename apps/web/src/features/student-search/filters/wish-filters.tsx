import { industries } from '@engawa/contract/reference/companies/industries';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { appliedStates } from '@engawa/contract/student-search/choices';
import { useWords } from '../../../shared/i18n/words.ts';
import { ChoiceChips } from '../../../ui/choice/choice-chips.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { studentSearchWords } from '../words.ts';
import type { FilterProps } from './filter-form.tsx';

export function WishFilters({ filter, change }: FilterProps) {
  const t = useWords(studentSearchWords);
  return (
    <>
      <Field kind="group" label={t('industry')}>
        <ChoiceChips
          table={industries}
          value={filter.industry ?? []}
          onChange={(ids) => change({ industry: ids })}
        />
      </Field>
      <Field kind="group" label={t('jobType')}>
        <ChoiceChips
          table={lookingFor}
          value={filter.jobType ?? []}
          onChange={(ids) => change({ jobType: ids })}
        />
      </Field>
      <Field kind="group" label={t('apply')}>
        <ChoiceChips
          single
          table={appliedStates}
          value={filter.apply === undefined ? [] : [filter.apply]}
          onChange={([id]) => change({ apply: id })}
        />
      </Field>
    </>
  );
}

import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ChoiceChips } from '../../../ui/choice/choice-chips.tsx';
import { MultiSelect } from '../../../ui/choice/multi-select.tsx';
import { MonthRange } from '../../../ui/date/month-range.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { studentSearchWords } from '../words.ts';
import type { FilterProps } from './filter-form.tsx';

export function StudyFilters({ filter, change, errorOf }: FilterProps) {
  const t = useWords(studentSearchWords);
  const { graduationFrom, graduationTo, degreeType, majorType, major } = filter;
  return (
    <>
      <MonthRange
        label={t('graduation')}
        from={{
          label: t('from'),
          month: graduationFrom,
          onChange: (month) => change({ graduationFrom: month }),
        }}
        to={{
          label: t('to'),
          month: graduationTo,
          onChange: (month) => change({ graduationTo: month }),
          error: errorOf('graduationTo'),
        }}
      />
      <Field kind="group" label={t('degreeType')}>
        <ChoiceChips
          table={degreeTypes}
          value={degreeType ?? []}
          onChange={(ids) => change({ degreeType: ids })}
        />
      </Field>
      <Field kind="group" label={t('majorType')}>
        <ChoiceChips
          table={majorTypes}
          value={majorType ?? []}
          onChange={(ids) => change({ majorType: ids })}
        />
      </Field>
      <Field label={t('major')} error={errorOf('major')}>
        <MultiSelect
          items={optionsOf(majorCategories)}
          placeholder={t('anyMajor')}
          value={major ?? []}
          onChange={(ids) =>
            change({ major: majorCategories.ids.filter((id) => ids.includes(id)) })
          }
        />
      </Field>
    </>
  );
}

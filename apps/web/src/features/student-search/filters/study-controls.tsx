import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import { optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { MultiSelect } from '../../../ui/choice/multi-select.tsx';
import type { ControlProps } from '../../../ui/filters/filter-looks.ts';
import { MonthControl } from '../../../ui/filters/month-control.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { words as studentSearchWords } from '../words.ja.ts';

type Props = ControlProps<StudentFilter>;

export function Graduation(props: Props) {
  const t = useWords(studentSearchWords);
  return (
    <MonthControl
      label={t('label.graduation')}
      fields={['graduationFrom', 'graduationTo']}
      {...props}
    />
  );
}

export function Majors({ filter, change, errorOf }: Props) {
  const t = useWords(studentSearchWords);
  return (
    <Field label={t('label.major')} error={errorOf('major')}>
      <MultiSelect
        items={optionsOf(majorCategories)}
        placeholder={t('anyMajor')}
        value={filter.major ?? []}
        onChange={(ids) => change({ major: majorCategories.ids.filter((id) => ids.includes(id)) })}
      />
    </Field>
  );
}

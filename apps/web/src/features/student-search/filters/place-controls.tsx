import { countries } from '@engawa/contract/reference/places/countries';
import { frequentOrigins } from '@engawa/contract/reference/places/frequent-countries';
import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import { optionsByUse } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { MultiSelect } from '../../../ui/choice/multi-select.tsx';
import type { ControlProps } from '../../../ui/filters/filter-looks.ts';
import { Field } from '../../../ui/form/field.tsx';
import { words as studentSearchWords } from '../words.ja.ts';

type Props = ControlProps<StudentFilter>;

const items = optionsByUse(countries, frequentOrigins);
const codes = (ids: readonly string[]) => countries.ids.filter((id) => ids.includes(id));

export function Country({ filter, change, errorOf }: Props) {
  const t = useWords(studentSearchWords);
  return (
    <Field label={t('label.country')} error={errorOf('country')}>
      <MultiSelect
        items={items}
        placeholder={t('anyCountry')}
        value={filter.country ?? []}
        onChange={(ids) => change({ country: codes(ids) })}
      />
    </Field>
  );
}

/** Has a note of its own about filtering by origin. */
export function Origin({ filter, change }: Props) {
  const t = useWords(studentSearchWords);
  return (
    <Field label={t('label.origin')} hint={t('originNote')}>
      <MultiSelect
        items={items}
        placeholder={t('anyCountry')}
        value={filter.origin ?? []}
        onChange={(ids) => change({ origin: codes(ids) })}
      />
    </Field>
  );
}

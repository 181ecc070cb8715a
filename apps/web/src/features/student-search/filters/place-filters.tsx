import { countries } from '@engawa/contract/reference/places/countries';
import { frequentOrigins } from '@engawa/contract/reference/places/frequent-countries';
import { livingPlaces } from '@engawa/contract/student-search/choices';
import { optionsByUse } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ChoiceChips } from '../../../ui/choice/choice-chips.tsx';
import { MultiSelect } from '../../../ui/choice/multi-select.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { studentSearchWords } from '../words.ts';
import type { FilterProps } from './filter-form.tsx';

const items = optionsByUse(countries, frequentOrigins);
const codes = (ids: readonly string[]) => countries.ids.filter((id) => ids.includes(id));

/** Where somebody lives, and, under a notice of its own, where they come from. */
export function PlaceFilters({ filter, change, errorOf }: FilterProps) {
  const t = useWords(studentSearchWords);
  return (
    <>
      <Field kind="group" label={t('living')}>
        <ChoiceChips
          single
          table={livingPlaces}
          value={filter.from === undefined ? [] : [filter.from]}
          onChange={([id]) => change({ from: id })}
        />
      </Field>
      <Field label={t('country')} error={errorOf('country')}>
        <MultiSelect
          items={items}
          placeholder={t('anyCountry')}
          value={filter.country ?? []}
          onChange={(ids) => change({ country: codes(ids) })}
        />
      </Field>
      <Field label={t('origin')} hint={t('originNote')}>
        <MultiSelect
          items={items}
          placeholder={t('anyCountry')}
          value={filter.origin ?? []}
          onChange={(ids) => change({ origin: codes(ids) })}
        />
      </Field>
    </>
  );
}

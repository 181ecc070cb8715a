import { frequentLanguages } from '@engawa/contract/reference/languages/frequent-languages';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { optionsByUse, optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { studentSearchWords } from '../words.ts';
import type { FilterProps } from './filter-form.tsx';

/** Rung 0 asks for nothing. */
const levels = optionsOf(japaneseLadder).filter(({ value }) => value !== '0');

const rungOf = (text: string) => japaneseLadder.ids.find((id) => String(id) === text);

/** Other languages than the two that have a field of their own. */
const others = optionsByUse(spokenLanguages, frequentLanguages).filter(
  ({ value }) => value !== 'ja' && value !== 'en',
);

export function LanguageFilters({ filter, change, errorOf }: FilterProps) {
  const t = useWords(studentSearchWords);
  const { language, languageLevel, certifiedOnly } = filter;
  const levelFields = [
    { field: 'japaneseLevel', label: t('japaneseLevel') },
    { field: 'englishLevel', label: t('englishLevel') },
  ] as const;
  return (
    <>
      {levelFields.map(({ field, label }) => (
        <Field key={field} label={label}>
          <Select
            options={levels}
            placeholder={t('any')}
            value={filter[field] === undefined ? '' : String(filter[field])}
            onChange={({ target }) => change({ [field]: rungOf(target.value) })}
          />
        </Field>
      ))}
      <Field label={t('language')} error={errorOf('language')}>
        <Select
          options={others}
          placeholder={t('any')}
          value={language ?? ''}
          onChange={({ target }) => {
            const chosen = spokenLanguages.ids.find((id) => id === target.value);
            // A level without its language would ask for nothing.
            change(
              chosen ? { language: chosen } : { language: undefined, languageLevel: undefined },
            );
          }}
        />
      </Field>
      {language && (
        <Field label={t('languageLevel')}>
          <Select
            options={levels}
            placeholder={t('any')}
            value={languageLevel === undefined ? '' : String(languageLevel)}
            onChange={({ target }) => change({ languageLevel: rungOf(target.value) })}
          />
        </Field>
      )}
      <Checkbox
        label={t('certifiedOnly')}
        hint={t('certifiedHint')}
        checked={certifiedOnly === true}
        onChange={({ target }) => change({ certifiedOnly: target.checked || undefined })}
      />
    </>
  );
}

import { frequentLanguages } from '@engawa/contract/reference/languages/frequent-languages';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import { optionsByUse, optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { ControlProps } from '../../../ui/filters/filter-looks.ts';
import { words as filterWords } from '../../../ui/filters/words.ja.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { levelInWords } from '../../../ui/match/levels.ts';
import { words as studentSearchWords } from '../words.ja.ts';

/** Without rung 0, which requires nothing. */
const levels = optionsOf(japaneseLadder).filter(({ value }) => value !== '0');

const rungOf = (text: string) => japaneseLadder.ids.find((id) => String(id) === text);

/** Without JLPT levels, which exist only for Japanese. */
const otherLevels = levels.map(({ value }) => ({ value, label: levelInWords(rungOf(value) ?? 0) }));

/** Languages other than Japanese and English, which have their own fields. */
const others = optionsByUse(spokenLanguages, frequentLanguages).filter(
  ({ value }) => value !== 'ja' && value !== 'en',
);

type Props = ControlProps<StudentFilter>;

interface LevelProps extends Props {
  field: 'japaneseLevel' | 'englishLevel' | 'languageLevel';
  options: typeof levels;
}

function Level({ field, options, filter, change }: LevelProps) {
  const t = useWords(studentSearchWords);
  const f = useWords(filterWords);
  return (
    <Field label={t(`label.${field}`)}>
      <Select
        options={options}
        placeholder={f('any')}
        value={filter[field] === undefined ? '' : String(filter[field])}
        onChange={({ target }) => change({ [field]: rungOf(target.value) })}
      />
    </Field>
  );
}

export const JapaneseLevel = (props: Props) => (
  <Level {...props} field="japaneseLevel" options={levels} />
);
export const EnglishLevel = (props: Props) => (
  <Level {...props} field="englishLevel" options={otherLevels} />
);

export function OtherLanguage(props: Props) {
  const { filter, change, errorOf } = props;
  const t = useWords(studentSearchWords);
  const f = useWords(filterWords);
  return (
    <>
      <Field label={t('label.language')} error={errorOf('language')}>
        <Select
          options={others}
          placeholder={f('any')}
          value={filter.language ?? ''}
          onChange={({ target }) => {
            const chosen = spokenLanguages.ids.find((id) => id === target.value);
            // Removes the level too, because a level without a language filters nothing.
            change(
              chosen ? { language: chosen } : { language: undefined, languageLevel: undefined },
            );
          }}
        />
      </Field>
      {filter.language && <Level {...props} field="languageLevel" options={otherLevels} />}
    </>
  );
}

export function CertifiedOnly({ filter, change }: Props) {
  const t = useWords(studentSearchWords);
  return (
    <Checkbox
      label={t('certifiedOnly')}
      hint={t('certifiedHint')}
      checked={filter.certifiedOnly === true}
      onChange={({ target }) => change({ certifiedOnly: target.checked || undefined })}
    />
  );
}

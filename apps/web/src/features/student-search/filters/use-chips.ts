import { type StudentFilter, studentFields } from '@engawa/contract/student-search/filter-fields';
import { useWords } from '../../../shared/i18n/words.ts';
import { type ChipRules, chipsOf } from '../../../ui/filters/chips-of.ts';
import { sayIn } from '../../../ui/filters/filter-looks.ts';
import { levelInWords } from '../../../ui/match/levels.ts';
import { words as studentSearchWords } from '../words.ja.ts';

const more = ['japaneseLevel', 'englishLevel', 'languageLevel', 'country', 'origin'] as const;

/** Texts of filter values, and the values that are removed together with another. */
export function useChipRules(): ChipRules<StudentFilter> {
  const t = useWords(studentSearchWords);
  return {
    fields: studentFields,
    // N5 to N1 say nothing of other languages.
    names: { englishLevel: levelInWords, languageLevel: levelInWords },
    say: sayIn(studentFields, more, (name, value) => t(`chip.${name}`, { value: value as never })),
    // A level without its language would ask for nothing.
    tidy: ({ languageLevel, ...filter }) =>
      filter.language && languageLevel !== undefined ? { ...filter, languageLevel } : filter,
  };
}

export const useChips = (filter: StudentFilter) => chipsOf(filter, useChipRules());

import { type StudentFilter, studentFields } from '@engawa/contract/student-search/filter-fields';
import { useWords } from '../../../shared/i18n/words.ts';
import { type ChipRules, chipsOf } from '../../../ui/filters/chips-of.ts';
import { sayIn } from '../../../ui/filters/filter-looks.ts';
import { levelInWords } from '../../../ui/match/levels.ts';
import { words as studentSearchWords } from '../words.ja.ts';

const more = ['japaneseLevel', 'englishLevel', 'languageLevel', 'country', 'origin'] as const;

export function useChipRules(): ChipRules<StudentFilter> {
  const t = useWords(studentSearchWords);
  return {
    fields: studentFields,
    // Without JLPT levels, which exist only for Japanese.
    names: { englishLevel: levelInWords, languageLevel: levelInWords },
    say: sayIn(studentFields, more, (name, value) => t(`chip.${name}`, { value: value as never })),
    // Removes the level too, because a level without a language filters nothing.
    tidy: ({ languageLevel, ...filter }) =>
      filter.language && languageLevel !== undefined ? { ...filter, languageLevel } : filter,
  };
}

export const useChips = (filter: StudentFilter) => chipsOf(filter, useChipRules());

import type { StudentFilter } from '@engawa/contract/student-search/filters';
import { formatMonth } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { FilterChip } from '../../../ui/choice/filter-chips.tsx';
import { studentSearchWords } from '../words.ts';
import { listTables, oneTables, withoutBlanks } from './fields.ts';

/** Every value that is filtered by, in words, each of which can be taken off. */
export function useChips(filter: StudentFilter): FilterChip<StudentFilter>[] {
  const t = useWords(studentSearchWords);
  const month = (value: unknown) => formatMonth(String(value), language);
  const said: Partial<Record<keyof StudentFilter, (value: unknown) => string>> = {
    freeWord: (word) => t('chip.word', { word: String(word) }),
    certifiedOnly: () => t('chip.certified'),
    graduationFrom: (value) => t('chip.graduationFrom', { month: month(value) }),
    graduationTo: (value) => t('chip.graduationTo', { month: month(value) }),
    japaneseLevel: (id) => t('chip.japanese', { level: nameIn(oneTables.japaneseLevel, id) }),
    englishLevel: (id) => t('chip.english', { level: nameIn(oneTables.englishLevel, id) }),
    languageLevel: (id) => t('chip.languageLevel', { level: nameIn(oneTables.languageLevel, id) }),
    language: (id) => t('chip.language', { language: nameIn(oneTables.language, id) }),
    from: (id) => nameIn(oneTables.from, id),
    apply: (id) => nameIn(oneTables.apply, id),
    country: (id) => t('chip.living', { country: nameIn(listTables.country, id) }),
    origin: (id) => t('chip.origin', { country: nameIn(listTables.origin, id) }),
  };
  const without = (field: keyof StudentFilter, rest: readonly unknown[]): StudentFilter =>
    withoutBlanks({
      ...filter,
      [field]: rest,
      // A level without its language would ask for nothing.
      ...(field === 'language' && { languageLevel: undefined }),
    });
  return (Object.keys(filter) as (keyof StudentFilter)[]).flatMap((field) => {
    const value: unknown = filter[field];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one) => ({
      key: `${field}-${String(one)}`,
      label: said[field]?.(one) ?? (isList(field) ? nameIn(listTables[field], one) : ''),
      without: without(
        field,
        values.filter((other) => other !== one),
      ),
    }));
  });
}

const isList = (field: string): field is keyof typeof listTables => field in listTables;

const nameIn = (
  { entries }: { entries: readonly { id: string | number; name: { ja: string; en: string } }[] },
  id: unknown,
): string => entries.find((entry) => entry.id === id)?.name[language] ?? '';

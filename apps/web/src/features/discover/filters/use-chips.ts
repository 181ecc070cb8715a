import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { formatMonth } from '../../../shared/format/day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { FilterChip } from '../../../ui/choice/filter-chips.tsx';
import { discoverWords } from '../words.ts';
import { listTables, type MonthField, type NumberField, oneTables } from './fields.ts';

/** Every value that is filtered by, in words, each of which can be taken off. */
export function useChips(filter: DiscoverFilter): FilterChip<DiscoverFilter>[] {
  const t = useWords(discoverWords);
  const numbers: Record<NumberField, (value: number) => string> = {
    employeesMin: (count) => t('chip.employeesMin', { count }),
    employeesMax: (count) => t('chip.employeesMax', { count }),
    salaryAtLeast: (count) => t('chip.salary', { count }),
  };
  const months: Record<MonthField, (month: string) => string> = {
    graduationFrom: (month) => t('chip.graduationFrom', { month }),
    graduationTo: (month) => t('chip.graduationTo', { month }),
    startFrom: (month) => t('chip.startFrom', { month }),
    startTo: (month) => t('chip.startTo', { month }),
  };
  const without = (field: keyof DiscoverFilter, rest?: readonly unknown[]): DiscoverFilter => {
    const { [field]: _, ...others } = filter;
    return rest && rest.length > 0 ? { ...others, [field]: rest } : others;
  };
  const one = (field: keyof DiscoverFilter, label: string): FilterChip<DiscoverFilter> => ({
    key: field,
    label,
    without: without(field),
  });
  return (Object.keys(filter) as (keyof DiscoverFilter)[]).flatMap((field) => {
    const value = filter[field];
    if (value === undefined) return [];
    if (field === 'freeWord') return [one(field, t('chip.word', { word: String(value) }))];
    if (field === 'visaSupport') return [one(field, t('visaSupport'))];
    if (isIn(field, numbers)) return [one(field, numbers[field](Number(value)))];
    if (isIn(field, months)) {
      return [one(field, months[field](formatMonth(String(value), language)))];
    }
    if (field === 'japaneseLevel') {
      return [one(field, t('chip.japanese', { level: nameIn(oneTables.japaneseLevel, value) }))];
    }
    if (isIn(field, oneTables)) return [one(field, nameIn(oneTables[field], value))];
    if (!isIn(field, listTables) || !Array.isArray(value)) return [];
    const values: readonly unknown[] = value;
    return values.map((id) => ({
      key: `${field}-${String(id)}`,
      label: nameIn(listTables[field], id),
      without: without(
        field,
        values.filter((other) => other !== id),
      ),
    }));
  });
}

const isIn = <T extends object>(key: PropertyKey, table: T): key is keyof T => key in table;

const nameIn = (
  { entries }: { entries: readonly { id: string | number; name: { ja: string; en: string } }[] },
  id: unknown,
): string => entries.find((entry) => entry.id === id)?.name[language] ?? '';

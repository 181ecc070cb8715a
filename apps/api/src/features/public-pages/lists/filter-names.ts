import { monthInWords } from '@engawa/contract/days/month-words';
import { type VisitorFilter, visitorFields } from '@engawa/contract/discover/filter-fields';
import {
  type FilterLabel,
  filterChips,
  filterLabels,
} from '@engawa/contract/discover/filter-words';
import type { FilterField } from '@engawa/contract/filters/filter-fields';
import { type Language, localeOf, say } from '@engawa/contract/language';
import { words } from './words.ts';

type End = 'from' | 'until' | 'atLeast' | 'atMost';
type Unlabelled = Exclude<keyof VisitorFilter, FilterLabel | 'freeWord'>;

/** Filters that are one end of a range, which has one label. */
const ends: Record<Unlabelled, { of: FilterLabel; end: End }> = {
  salaryAtLeast: { of: 'salary', end: 'atLeast' },
  graduationFrom: { of: 'graduation', end: 'from' },
  graduationTo: { of: 'graduation', end: 'until' },
  startFrom: { of: 'start', end: 'from' },
  startTo: { of: 'start', end: 'until' },
  employeesMin: { of: 'employees', end: 'atLeast' },
  employeesMax: { of: 'employees', end: 'atMost' },
};

const isEnd = (name: string): name is Unlabelled => Object.hasOwn(ends, name);

export function filterName(name: string, language: Language): string {
  const labels = say(filterLabels, language);
  const t = say(words, language);
  if (name === 'freeWord') return t.word;
  if (!isEnd(name)) return labels[name as FilterLabel];
  const { of, end } = ends[name];
  return t[end](labels[of]);
}

/** The name of a value of a filter. */
export function optionName(name: string, value: unknown, language: Language): string {
  const field: FilterField | undefined = new Map(Object.entries(visitorFields)).get(name);
  if (field?.kind === 'one' || field?.kind === 'some') {
    const entry = field.table.entries.find(({ id }) => id === value);
    return entry ? say(entry.name, language) : '';
  }
  if (field?.kind === 'flag')
    return say<{ visaSupport: string }>(filterChips, language).visaSupport;
  if (field?.kind === 'month') return monthInWords(String(value), language);
  if (field?.kind !== 'whole') return String(value);
  const t = say(words, language);
  const count = Number(value).toLocaleString(localeOf(language));
  if (name === 'salaryAtLeast') return t.yenOrMore(count);
  return name === 'remoteDaysAtLeast' ? t.daysOrMore(count) : count;
}

/** The text of the value says which filter it belongs to. */
const needsNoLabel = (name: string, value: unknown): boolean =>
  Array.isArray(value) ||
  value === true ||
  name === 'salaryAtLeast' ||
  name === 'remoteDaysAtLeast';

interface Chosen {
  text: string;
  /** The filter without it. */
  rest: VisitorFilter;
}

export function chosenIn(filter: VisitorFilter, language: Language): Chosen[] {
  const t = say(words, language);
  return Object.entries(filter).flatMap(([name, value]) =>
    [value].flat().map((one) => {
      const left = Array.isArray(value) ? value.filter((other) => other !== one) : [];
      const text = optionName(name, one, language);
      const { [name as keyof VisitorFilter]: _, ...others } = filter;
      return {
        text: needsNoLabel(name, value) ? text : t.value(filterName(name, language), text),
        rest: left.length > 0 ? { ...others, [name]: left } : others,
      };
    }),
  );
}

import type { FilterField, FilterFields } from '@engawa/contract/filters/filter-fields';
import { say as inLanguage } from '@engawa/contract/language';
import { formatMonth } from '../../shared/format/day.ts';
import { language } from '../../shared/i18n/language.ts';
import type { FilterChip } from './filter-chips.tsx';
import type { Say } from './filter-looks.ts';
import { withoutBlanks } from './without-blanks.ts';

export interface ChipRules<Filter> {
  fields: FilterFields;
  say: Say;
  /** Texts for table entries that differ from their names. */
  names?: { readonly [Name in keyof Filter]?: (id: NonNullable<Filter[Name]>) => string };
  /** Removes fields that make no sense without the removed one. */
  tidy?: (filter: Filter) => Filter;
}

function valueIn(field: FilterField, value: unknown): string | number {
  if (field.kind === 'whole') return Number(value);
  if (field.kind === 'month') return formatMonth(String(value), language);
  if (field.kind !== 'one' && field.kind !== 'some') return String(value);
  const entry = field.table.entries.find(({ id }) => id === value);
  return entry ? inLanguage(entry.name, language) : '';
}

export function chipsOf<Filter extends object>(
  filter: Filter,
  { fields, say, names = {}, tidy = (same) => same }: ChipRules<Filter>,
): FilterChip<Filter>[] {
  return Object.entries(filter).flatMap(([name, value]: [string, unknown]) => {
    const field = fields[name];
    if (!field || value === undefined) return [];
    const nameOf = names[name as keyof Filter] as ((id: unknown) => string) | undefined;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one) => {
      const rest = values.filter((other) => other !== one);
      return {
        key: `${name}-${String(one)}`,
        label: say(name, nameOf?.(one) ?? valueIn(field, one)),
        without: tidy(withoutBlanks({ ...filter, [name]: rest })),
      };
    });
  });
}

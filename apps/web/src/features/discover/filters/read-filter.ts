import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { discoverLimits } from '@engawa/contract/discover/limits';
import { type FilterText, readFields } from '../../../shared/navigation/filter-text.ts';
import { listTables, monthFields, type NumberField, numberFields, oneTables } from './fields.ts';

const ranges: Record<NumberField, { min: number; max: number }> = {
  employeesMin: discoverLimits.employees,
  employeesMax: discoverLimits.employees,
  salaryAtLeast: discoverLimits.salary,
};

function numberOf(field: NumberField, text: string): number | undefined {
  const value = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
  const { min, max } = ranges[field];
  return value >= min && value <= max ? value : undefined;
}

/** An address may come from anywhere: whatever makes no sense in it is no filter. */
export function readFilter(text: FilterText): DiscoverFilter {
  const found = readFields(text, {
    word: discoverLimits.freeWord,
    lists: listTables,
    ones: oneTables,
    months: monthFields,
    flags: ['visaSupport'],
  });
  for (const field of numberFields) {
    const value = numberOf(field, text[field] ?? '');
    if (value !== undefined) found[field] = value;
  }
  return found;
}

import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import { discoverLimits } from '@engawa/contract/discover/limits';
import { listTables, monthFields, type NumberField, numberFields, oneTables } from './fields.ts';

/** What the address says, as text. */
export type FilterText = Readonly<Record<string, string | undefined>>;

const between = '-';

const idsOf = (table: { ids: readonly (string | number)[] }, text: string) => {
  const named = text.split(between);
  return table.ids.filter((id) => named.includes(String(id)));
};

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

const month = /^(?:19[3-9]\d|20\d{2})-(?:0[1-9]|1[0-2])$/;

/** An address may come from anywhere: whatever makes no sense in it is no filter. */
export function readFilter(text: FilterText): DiscoverFilter {
  const found: Record<string, unknown> = {};
  const freeWord = text['freeWord']?.trim().slice(0, discoverLimits.freeWord);
  if (freeWord) found['freeWord'] = freeWord;
  for (const [field, table] of Object.entries(listTables)) {
    const ids = idsOf(table, text[field] ?? '');
    if (ids.length > 0) found[field] = ids;
  }
  for (const [field, table] of Object.entries(oneTables)) {
    const [id] = idsOf(table, text[field] ?? '');
    if (id !== undefined) found[field] = id;
  }
  for (const field of numberFields) {
    const value = numberOf(field, text[field] ?? '');
    if (value !== undefined) found[field] = value;
  }
  for (const field of monthFields) {
    if (month.test(text[field] ?? '')) found[field] = text[field];
  }
  if (text['visaSupport'] === '1') found['visaSupport'] = true;
  return found;
}

/** The same the other way round, for an address. */
export function writeFilter(filter: DiscoverFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([field, value]) => {
      if (value === undefined || value === '') return [];
      if (value === true) return [[field, '1']];
      if (!Array.isArray(value)) return [[field, String(value)]];
      return value.length === 0 ? [] : [[field, value.join(between)]];
    }),
  );
}

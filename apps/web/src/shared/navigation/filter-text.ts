import type { FilterField, FilterFields, FilterOf } from '@engawa/contract/filters/filter-fields';

export type FilterText = Readonly<Record<string, string | undefined>>;

/** Not a dash, because ids contain dashes. */
const between = '.';
const month = /^(?:19[3-9]\d|20\d{2})-(?:0[1-9]|1[0-2])$/;
const digits = /^\d{1,8}$/;

function readValue(field: FilterField, text: string): unknown {
  const { kind } = field;
  if (kind === 'word') return text.trim().slice(0, field.max) || undefined;
  if (kind === 'one') return field.table.ids.find((id) => String(id) === text);
  if (kind === 'month') return month.test(text) ? text : undefined;
  if (kind === 'flag') return text === '1' || undefined;
  if (kind === 'some') {
    const named = text.split(between);
    const ids = field.table.ids.filter((id) => named.includes(String(id)));
    return ids.length > 0 ? ids : undefined;
  }
  const value = digits.test(text) ? Number(text) : Number.NaN;
  return value >= field.min && value <= field.max ? value : undefined;
}

/** Order of kinds in addresses and chips. */
const order: readonly FilterField['kind'][] = ['word', 'some', 'one', 'month', 'flag', 'whole'];

/** Ignores invalid values, because an address may come from anywhere. */
export function readFields<Fields extends FilterFields>(
  fields: Fields,
  text: FilterText,
): FilterOf<Fields> {
  const inOrder = Object.entries(fields).toSorted(
    ([, one], [, other]) => order.indexOf(one.kind) - order.indexOf(other.kind),
  );
  const found = inOrder.flatMap(([name, field]) => {
    const value = readValue(field, text[name] ?? '');
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as FilterOf<Fields>;
}

export function writeFields(filter: object): Record<string, string> {
  const values: Record<
    string,
    string | number | boolean | readonly (string | number)[] | undefined
  > = { ...filter };
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      if (value === undefined || value === '') return [];
      if (value === true) return [[field, '1']];
      if (typeof value !== 'object') return [[field, String(value)]];
      return value.length === 0 ? [] : [[field, value.join(between)]];
    }),
  );
}

export const readStored = <Fields extends FilterFields>(
  fields: Fields,
  stored: object,
): FilterOf<Fields> => readFields(fields, writeFields(stored));

/** Filters as query parameters, in which a chosen flag is 1. */
export const asQuery = <Filter extends object>(filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]: [string, unknown]) => [
      name,
      value === true ? '1' : value,
    ]),
  ) as Filter;

import { discoverFields } from '@engawa/contract/discover/filter-fields';
import { discoverFilter } from '@engawa/contract/discover/filters';
import type { FilterField } from '@engawa/contract/filters/filter-fields';
import { studentFields } from '@engawa/contract/student-search/filter-fields';
import { studentFilter } from '@engawa/contract/student-search/filters';
import { describe, expect, test } from 'vitest';
import { asQuery, readFields, readStored, writeFields } from './filter-text.ts';

const wordOf = '看護 "100%"';

function someValue(field: FilterField): unknown {
  if (field.kind === 'word') return wordOf;
  if (field.kind === 'one') return field.table.ids.at(-1);
  if (field.kind === 'some') return field.table.ids.slice(0, 2);
  if (field.kind === 'whole') return Math.min(field.max, field.min + 49);
  return field.kind === 'month' ? '2027-03' : true;
}

const nonsense: Record<FilterField['kind'], string[]> = {
  word: ['', '  '],
  one: ['', 'N2x', '1.2'],
  some: ['', 'x.y', '.'],
  whole: ['', '0', '99999999', 'much', '1e3', '-1'],
  month: ['', '2027-13', '2027', '27-03'],
  flag: ['', 'yes', '0'],
};

describe.each([
  ['discover', discoverFields, discoverFilter],
  ['student search', studentFields, studentFilter],
] as const)('%s', (_name, fields, schema) => {
  test.each(Object.entries<FilterField>(fields))('restores %s from the address', (name, field) => {
    const filter = { [name]: someValue(field) };
    expect(readFields(fields, writeFields(filter))).toEqual(filter);
    expect(readStored(fields, filter)).toEqual(filter);
    // Some filters require another one; none is unknown or of another type.
    const refused = schema.safeParse(asQuery(filter)).error?.issues ?? [];
    expect(refused.filter(({ code }) => code !== 'custom')).toEqual([]);
  });

  test.each(Object.entries<FilterField>(fields))(
    'ignores an invalid value of %s',
    (name, field) => {
      for (const text of nonsense[field.kind]) {
        expect(readFields(fields, { [name]: text })).toEqual({});
      }
    },
  );
});

import { z } from 'zod';
import { yearMonth } from '../fields/fields.ts';
import { idSchema } from '../reference/id-schema.ts';
import { cappedText, oneLine, withoutBidi } from '../text/text-field.ts';
import type { FilterField, FilterFields, FilterValue } from './filter-fields.ts';

interface Ids {
  readonly ids: readonly (string | number)[];
}

/** Query strings carry text, so numeric ids are parsed. */
const one = (table: Ids) =>
  z.preprocess(
    (value) => table.ids.find((id) => String(id) === String(value)) ?? value,
    idSchema(table),
  );

/** A repeated query parameter; an empty list counts as omitted. */
const some = (table: Ids) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z
      .array(one(table))
      .max(table.ids.length, 'duplicate')
      .transform((ids) => [...new Set(ids)])
      .optional(),
  );

const digits = /^\d{1,9}$/;
const whole = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && digits.test(value) ? Number(value) : value),
    z.int().min(min).max(max),
  );

const word = (max: number) =>
  cappedText(max).overwrite(withoutBidi).trim().max(max).regex(oneLine, 'text');

/** `1` or `true` in a query string. */
const flag = z.preprocess(
  (value) => (value === '1' || value === 'true' ? true : value),
  z.literal(true),
);

function schemaOf(field: FilterField): z.ZodType {
  if (field.kind === 'word') return word(field.max);
  if (field.kind === 'one') return one(field.table);
  if (field.kind === 'some') return some(field.table);
  if (field.kind === 'whole') return whole(field.min, field.max);
  return field.kind === 'month' ? yearMonth : flag;
}

type Shape<Fields extends FilterFields> = {
  -readonly [Name in keyof Fields]: z.ZodOptional<z.ZodType<FilterValue<Fields[Name]>>>;
};

export const filterShape = <Fields extends FilterFields>(fields: Fields): Shape<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field).optional()]),
  ) as Shape<Fields>;

import { z } from 'zod';
import { idSchema } from './reference/id-schema.ts';
import { cappedText, oneLine, withoutBidi } from './text-field.ts';

interface Table<Id> {
  readonly ids: readonly Id[];
}

/** An address has text only: what reads like an id is that id. */
export const one = <Id extends string | number>(table: Table<Id>) =>
  z.preprocess(
    (value) => table.ids.find((id) => String(id) === String(value)) ?? value,
    idSchema(table),
  );

/** Named once or several times; none of them is no filter. */
export const some = <Id extends string | number>(table: Table<Id>) =>
  z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z
        .array(one(table))
        .max(table.ids.length, 'duplicate')
        .transform((ids) => [...new Set(ids)])
        .optional(),
    )
    .optional();

const digits = /^\d{1,9}$/;
export const whole = ({ min, max }: { min: number; max: number }) =>
  z.preprocess(
    (value) => (typeof value === 'string' && digits.test(value) ? Number(value) : value),
    z.int().min(min).max(max),
  );

export const word = (max: number) =>
  cappedText(max).overwrite(withoutBidi).trim().max(max).regex(oneLine, 'text');

/** True or left out; in an address it reads 1. */
export const flag = z.preprocess(
  (value) => (value === '1' || value === 'true' ? true : value),
  z.literal(true),
);

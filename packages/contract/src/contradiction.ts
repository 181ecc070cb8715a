import type { z } from 'zod';
import type { FieldMessage } from './fields/field-messages.ts';

export interface Contradiction<Field extends string> {
  field: Field;
  message: FieldMessage;
}

export const isBefore = <T extends string | number>(
  last: T | undefined,
  first: T | undefined,
): boolean => last !== undefined && first !== undefined && last < first;

/** Refuses contradictory filters with a message beside the field, instead of an empty result. */
export const refusing =
  <Filter extends object>(find: (filter: Filter) => Contradiction<keyof Filter & string>[]) =>
  (filter: Filter, context: z.RefinementCtx): void => {
    for (const { field, message } of find(filter)) {
      context.addIssue({ code: 'custom', path: [field], message, input: filter[field] });
    }
  };

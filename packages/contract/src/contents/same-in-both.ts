import type { z } from 'zod';
import type { PerLanguage } from '../language.ts';
import { sameIn } from './outline/outline.ts';
import type { ObjectSchema } from './outline/walk.ts';

type Value = string | number | null | readonly (string | number)[];

/** Sorts lists of ids, whose order has no meaning. */
const asText = (value: Value): string =>
  [value]
    .flat()
    .map(String)
    .toSorted((a, b) => a.localeCompare(b))
    .join();

type Carried = Readonly<Record<string, unknown>>;

/** Requires language-independent fields to be equal in both languages. */
export function sameInBoth(language: ObjectSchema) {
  const fields = sameIn(language);
  return ({ jp, en }: PerLanguage<Carried>, context: z.RefinementCtx): void => {
    if (!jp || !en) return;
    for (const field of fields) {
      // A draft may omit fields.
      if (jp[field] === undefined || en[field] === undefined) continue;
      if (asText(jp[field] as Value) === asText(en[field] as Value)) continue;
      context.addIssue({ code: 'custom', path: ['en', field], message: 'languages_differ' });
    }
  };
}

import type { z } from 'zod';
import type { PerLanguage } from '../language.ts';
import { sameIn } from './outline/outline.ts';
import type { ObjectSchema } from './outline/walk.ts';

type Value = string | number | null | readonly (string | number)[];

/** The order in which ids were chosen says nothing. */
const asText = (value: Value): string =>
  [value]
    .flat()
    .map(String)
    .toSorted((a, b) => a.localeCompare(b))
    .join();

type Carried = Readonly<Record<string, unknown>>;

/** What has no language, though both languages carry it, must be the same in both. */
export function sameInBoth(language: ObjectSchema) {
  const fields = sameIn(language);
  return ({ jp, en }: PerLanguage<Carried>, context: z.RefinementCtx): void => {
    if (!jp || !en) return;
    for (const field of fields) {
      // A draft may leave fields out.
      if (jp[field] === undefined || en[field] === undefined) continue;
      if (asText(jp[field] as Value) === asText(en[field] as Value)) continue;
      context.addIssue({ code: 'custom', path: ['en', field], message: 'languages_differ' });
    }
  };
}

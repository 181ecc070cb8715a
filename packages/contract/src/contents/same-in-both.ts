import type { z } from 'zod';

type Value = string | number | null | readonly (string | number)[];

/** The order in which ids were chosen says nothing. */
const asText = (value: Value): string =>
  [value]
    .flat()
    .map(String)
    .toSorted((a, b) => a.localeCompare(b))
    .join();

/** What has no language, though both languages carry it, must be the same in both. */
export const sameInBoth =
  <Field extends string>(fields: readonly Field[]) =>
  (
    { jp, en }: Record<'jp' | 'en', Readonly<Record<Field, Value>> | null>,
    context: z.RefinementCtx,
  ): void => {
    if (!jp || !en) return;
    for (const field of fields) {
      if (asText(jp[field]) === asText(en[field])) continue;
      context.addIssue({ code: 'custom', path: ['en', field], message: 'languages_differ' });
    }
  };

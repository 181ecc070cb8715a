import { z } from 'zod';

/** A schema per content language. Apart from `language.ts`, which every page loads without zod. */
export function perLanguage<S extends z.ZodType>(schema: S) {
  return z.strictObject({ jp: schema.nullable(), en: schema.nullable() });
}

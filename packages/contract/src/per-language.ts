import { z } from 'zod';

/** Content under the wire's names of both languages. Apart from `language.ts`: every page reads that. */
export function perLanguage<S extends z.ZodType>(schema: S) {
  return z.strictObject({ jp: schema.nullable(), en: schema.nullable() });
}

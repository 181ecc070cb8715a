import { z } from 'zod';
import type { CallLimit } from '../endpoint.ts';

export const codeParams = z.object({ code: z.string().regex(/^\d{7}$/, 'postal_code') });

const place = z.object({ prefecture: z.string(), city: z.string(), town: z.string() });

export const foundAddress = z.object({
  /** Null where Japan Post knows no such code, or where it stands for more than one city. */
  address: place
    .extend({
      /** In katakana. Codes that belong to one office have no reading. */
      kana: place.nullable(),
    })
    .nullable(),
});

/** Somebody who fills in a form asks once or twice. */
export const codeLimits: readonly CallLimit[] = [{ by: 'account', max: 60, seconds: 600 }];

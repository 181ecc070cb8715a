import { z } from 'zod';
import type { CallLimit } from '../endpoint.ts';

export const codeParams = z.object({ code: z.string().regex(/^\d{7}$/, 'postal_code') });

const place = z.object({ prefecture: z.string(), city: z.string(), town: z.string() });

export const foundAddress = z.object({
  /** Null for an unknown code, and for one that covers several cities. */
  address: place
    .extend({
      /** In katakana; null for codes of a single office, which have no reading. */
      kana: place.nullable(),
    })
    .nullable(),
});

/** Filling in a form takes one or two calls. */
export const codeLimits: readonly CallLimit[] = [{ by: 'account', max: 60, seconds: 600 }];

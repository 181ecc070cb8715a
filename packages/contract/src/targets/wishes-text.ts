import { z } from 'zod';
import { targetWishes } from './wishes.ts';

/** As JSON in one part of an address; no setting that can be saved is longer. */
export const wishesText = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'choice', input: text });
      return z.NEVER;
    }
  })
  .pipe(targetWishes);

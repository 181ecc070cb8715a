import { z } from 'zod';
import { targetWishes } from './wishes.ts';

/** Wishes as JSON in a query parameter; the limit fits every valid setting. */
export const wishesText = z
  .string()
  .max(6000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'choice', input: text });
      return z.NEVER;
    }
  })
  .pipe(targetWishes);

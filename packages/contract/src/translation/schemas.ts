import { z } from 'zod';
import { paragraphs } from '../fields/fields.ts';
import { contentLanguages } from '../language.ts';
import { countCharacters } from '../text/text-length.ts';
import { translationLimits as limits } from './limits.ts';

/** `memory`: the company's own published pairs and our tables; the others are services. */
const translationProviders = ['deepl', 'libretranslate', 'memory'] as const;

const field = z.strictObject({
  path: z
    .string()
    .max(limits.path, { abort: true })
    .regex(/^[\w.]+$/),
  text: paragraphs(limits.text),
});
type Field = z.output<typeof field>;

const total = (fields: readonly Field[], count: (text: string) => number): number =>
  fields.reduce((sum, { text }) => sum + count(text), 0);
const countLines = (text: string): number => text.split('\n').length;

const fields = z
  .array(field)
  .min(1)
  .max(limits.fields)
  .superRefine((list, context) => {
    const complain = (maximum: number, message: 'max_length' | 'max_lines') =>
      context.addIssue({ code: 'too_big', origin: 'string', maximum, message, input: list });
    if (total(list, countCharacters) > limits.all) complain(limits.all, 'max_length');
    else if (total(list, countLines) > limits.lines) complain(limits.lines, 'max_lines');
  })
  .refine((list) => new Set(list.map(({ path }) => path)).size === list.length, 'duplicate');

export const translationOrder = z.strictObject({ from: z.enum(contentLanguages), fields });
export type TranslationOrder = z.output<typeof translationOrder>;

export const translationReply = z.object({
  /** In the order of the request. Null: unknown; `near`: a similar sentence, to be checked. */
  fields: z.array(z.object({ path: z.string(), text: z.string().nullable(), near: z.boolean() })),
  filled: z.int(),
  total: z.int(),
  provider: z.enum(translationProviders),
});
export type TranslationReply = z.output<typeof translationReply>;

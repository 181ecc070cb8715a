import { z } from 'zod';
import { idSchema } from '../reference/id-schema.ts';
import { countries } from '../reference/places/countries.ts';
import { profileLimits } from './limits.ts';
import { countCharacters } from './text-length.ts';

/** No control characters; `lines` allows line breaks and tabs. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const severalLines = /^(?:[^\p{Cc}]|[\n\t])*$/u;
/** After NFKC: half-width letters have become full-width, the wide space a plain one. */
const katakana = /^[\p{Script=Katakana}ー・=\- ]+$/u;

const within = (max: number) => (value: string) => countCharacters(value) <= max;

/** Text of one line. What is blank is not there. */
export const line = (max: number = profileLimits.shortText) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max * 8)
    .regex(oneLine, 'text')
    .superRefine(tooLong(max));

export const paragraphs = (max: number) =>
  z
    .string()
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max * 8)
        .regex(severalLines, 'text')
        .superRefine(tooLong(max)),
    );

function tooLong(max: number) {
  const fits = within(max);
  return (value: string, context: z.RefinementCtx) => {
    if (fits(value)) return;
    context.addIssue({ code: 'too_big', origin: 'string', maximum: max, input: value });
  };
}

export const katakanaName = z
  .string()
  .normalize('NFKC')
  .trim()
  .min(1)
  .max(profileLimits.name)
  .regex(katakana, 'katakana');

export const country = idSchema(countries);

const inRange = (value: string): boolean => value >= '1930' && value < '2100';
/** YYYY-MM. */
export const yearMonth = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'date')
  .refine(inRange, 'date');
/** YYYY-MM-DD. */
export const day = z.iso.date('date').refine(inRange, 'date');

/** Digits and what people put between them; which country's it is, the server knows. */
export const phone = z.strictObject({
  country,
  number: z
    .string()
    .normalize('NFKC')
    .trim()
    .regex(/^\+?[\d ()./-]{6,30}$/, 'phone'),
});

export const webAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(/^https?:\/\/[^\s]+\.[^\s]+$/i, 'url')
  .refine((value) => URL.canParse(value), 'url');

/** The version the caller saw; zero before the first save. */
export const version = z.int().min(0);

/** A list in which nothing comes twice. */
export const several = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .max(50)
    .refine((list) => new Set(list).size === list.length, 'duplicate');

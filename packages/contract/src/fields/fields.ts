import { z } from 'zod';
import { toKatakana } from '../kana/katakana.ts';
import { idSchema } from '../reference/id-schema.ts';
import { countries } from '../reference/places/countries.ts';
import { cappedText, isSeen, oneLine, severalLines, withoutBidi } from '../text/text-field.ts';
import { countCharacters } from '../text/text-length.ts';
import { isWebAddress } from '../text/web-address.ts';

const shortText = 200;
/** Text of one line. Blank text counts as missing. */
export const line = (max: number = shortText) =>
  cappedText(max)
    .overwrite(withoutBidi)
    .trim()
    .min(1)
    .regex(oneLine, 'text')
    .refine(isSeen, 'required')
    .superRefine(tooLong(max));

export const paragraphs = (max: number) =>
  cappedText(max)
    .overwrite(tidyBreaks)
    .min(1)
    .regex(severalLines, 'text')
    .refine(isSeen, 'required')
    .superRefine(tooLong(max))
    .superRefine(tooManyLines(Math.ceil(max / 10)));

export const tidyBreaks = (value: string): string =>
  value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .trim();

const tooLong = (max: number) => (value: string, context: z.RefinementCtx) => {
  // A visible character takes at least one UTF-16 unit, so short texts need no counting.
  if (value.length <= max || countCharacters(value) <= max) return;
  context.addIssue({ code: 'too_big', origin: 'string', maximum: max, input: value });
};

/** Line breaks do not count as characters, but each makes a document longer. */
export const tooManyLines = (max: number) => (value: string, context: z.RefinementCtx) => {
  if (value.split('\n').length <= max) return;
  const issue = { code: 'too_big', origin: 'string', maximum: max, input: value } as const;
  context.addIssue({ ...issue, message: 'max_lines' });
};

/** Applied after normalising to full-width katakana and plain spaces. */
const katakana = /^[\p{Script=Katakana}ー・=\- ]+$/u;
const katakanaLetter = /\p{Script=Katakana}/u;

export const katakanaText = (max: number, allowed: RegExp = katakana) =>
  cappedText(max)
    .overwrite(toKatakana)
    .trim()
    .min(1)
    .max(max)
    .regex(allowed, 'katakana')
    .regex(katakanaLetter, 'katakana');

export const katakanaName = katakanaText(100);

export const country = idSchema(countries);

/** 1930 to 2099, where every fourth year is a leap year. */
const years = '(?:19[3-9]|20\\d)\\d';
const leapYears = '(?:19(?:3[26]|[468][048]|[579][26])|20(?:[02468][048]|[13579][26]))';
const days =
  `(?:${leapYears}-02-29|${years}-(?:02-(?:0[1-9]|1\\d|2[0-8])|` +
  '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])))';
export const yearMonth = z.string().regex(new RegExp(`^${years}-(?:0[1-9]|1[0-2])$`), 'date');
export const day = z.string().regex(new RegExp(`^${days}$`), 'date');

/** Digits and the punctuation people put between them. */
export const phoneNumber = cappedText(30, 'phone')
  .normalize('NFKC')
  .trim()
  .regex(/^\+?[\d ()./-]{4,30}$/, 'phone')
  .refine((value) => value.replace(/\D/g, '').length >= 4, 'phone');

/** Only the server knows the number plans of the countries and validates further. */
export const phone = z.strictObject({
  country,
  number: phoneNumber,
});

/** Seven digits, stored as 100-0001. */
export const postalCode = cappedText(8, 'postal_code')
  .normalize('NFKC')
  .trim()
  .regex(/^\d{3}-?\d{4}$/, 'postal_code')
  .transform((value) => value.replace(/^(\d{3})-?/, '$1-'));

export const webAddress = z
  .string()
  .max(2000, { abort: true })
  .trim()
  .regex(/^\s*[hH][tT][tT][pP][sS]?:\/\//, 'url')
  .refine((value) => isWebAddress(value), 'url');

/** YYYY-MM-DDTHH:MM, local time in Japan. */
export const localDateTime = z
  .string()
  .regex(new RegExp(`^${days}T(?:[01]\\d|2[0-3]):[0-5]\\d$`), 'date');

/** Requires distinct items; the API description states `uniqueItems`. */
export const once = <S extends z.ZodArray>(list: S): S =>
  list
    .refine((items) => new Set(items).size === items.length, 'duplicate')
    .meta({ uniqueItems: true });

export const several = <S extends z.ZodType>(item: S) => once(z.array(item).max(50));

import { z } from 'zod';

/** No control characters; `severalLines` allows line breaks and tabs. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
export const severalLines = /^(?:[^\p{Cc}]|[\n\t])*$/u;

/** An emoji or a letter with its accents is one character of several code units. */
const unitsPerCharacter = 8;

/**
 * Comes before every other check and ends them: normalising, counting and matching cost more than a
 * body may cost. Says the length that counts, not the one that stopped it.
 */
export const cappedText = (max: number, message?: string) => {
  const most = max * unitsPerCharacter;
  return z
    .string()
    .superRefine((value, context) => {
      if (value.length <= most) return;
      const issue = { code: 'too_big', origin: 'string', maximum: max, input: value } as const;
      context.addIssue({ ...issue, ...(message && { message }), continue: false });
    })
    .max(most);
};

/** Zero-width and other invisible letters, marks without a base, and the blank of braille. */
const seen = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What looks blank is missing. */
export const isSeen = (value: string): boolean => seen.test(value);

/** They turn the text around that follows, also outside of the field. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;
export const withoutBidi = (value: string): string => value.replace(bidiControls, '');

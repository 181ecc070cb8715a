import { z } from 'zod';

/** No control characters; `severalLines` allows line breaks and tabs. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
export const severalLines = /^(?:[^\p{Cc}]|[\n\t])*$/u;

/** Code units allowed per character: an emoji or an accented letter takes several. */
const unitsPerCharacter = 8;

/**
 * Runs before all other checks and aborts them, because normalising and counting a huge text would
 * be expensive. The message names the limit in characters, not this one in code units.
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

/** A visible character: no invisible letter, combining mark alone or blank braille. */
const seen = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Text that looks blank counts as missing. */
export const isSeen = (value: string): boolean => seen.test(value);

/** Bidirectional controls: they also reverse text outside of the field. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;
export const withoutBidi = (value: string): string => value.replace(bidiControls, '');

import { z } from 'zod';
import { katakanaText, line, paragraphs, postalCode, yearMonth } from '../../fields/fields.ts';
import { idSchema } from '../../reference/id-schema.ts';
import { yearStyles } from '../../reference/people/year-styles.ts';
import { version } from '../../versions.ts';
import { profileLimits } from '../limits.ts';

const licence = z.strictObject({ acquired: yearMonth, name: line() });

const fields = {
  yearStyle: idSchema(yearStyles),
  licences: z.array(licence).max(profileLimits.licences),
  address: line().nullable(),
  /** Somewhere else to reach this person: an address, a number. */
  secondContact: line().nullable(),
};

/** A building has a letter, a room a number: コーポA 1-203. */
const katakanaAddress = /^[\p{Script=Katakana}ー・=\-‐−– \dA-Za-z]+$/u;

/** What only a 履歴書 asks for. No company sees it on a screen. */
export const resumeBody = z.strictObject({
  version,
  ...fields,
  postalCode: postalCode.nullable(),
  addressKana: katakanaText(profileLimits.shortText, katakanaAddress).nullable(),
  motivation: paragraphs(profileLimits.motivation).nullable(),
  requests: paragraphs(profileLimits.requests).nullable(),
});

export const resumeSection = z.object({
  version,
  ...fields,
  licences: z.array(z.object({ acquired: yearMonth, name: z.string() })),
  postalCode: z.string().nullable(),
  addressKana: z.string().nullable(),
  motivation: z.string().nullable(),
  requests: z.string().nullable(),
});

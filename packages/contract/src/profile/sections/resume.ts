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
  /** A second way to reach the person: an address, a number. */
  secondContact: line().nullable(),
};

/** Allows Latin letters and digits for buildings and rooms: コーポA 1-203. */
const katakanaAddress = /^[\p{Script=Katakana}ー・=\-‐−– \dA-Za-z]+$/u;

/** Fields that only a 履歴書 needs; no screen shows them to companies. */
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

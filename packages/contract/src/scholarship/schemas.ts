import { z } from 'zod';
import { line, several, tidyBreaks, tooManyLines } from '../fields/fields.ts';
import { fileId, storedFile } from '../files/schemas.ts';
import { idSchema } from '../reference/id-schema.ts';
import { scholarshipEntryKinds, scholarshipLimits } from '../reference/scholarship.ts';
import { isSeen, severalLines } from '../text/text-field.ts';
import { version } from '../versions.ts';
import { type Measured, measureWriteup } from './writeup.ts';

const category = idSchema(scholarshipEntryKinds);

/** Above either limit; the beginning of a longer text suffices to detect the language. */
const mostUnits = 20_000;
const startUnits = 1000;
const mostLines = 100;

const tooBig = ({ unit, max: maximum }: Measured, input: string) => {
  const message = unit === 'words' ? 'writeup_words' : 'max_length';
  return { code: 'too_big', origin: 'string', maximum, message, input } as const;
};

const writeup = z
  .string()
  .superRefine((value, context) => {
    if (value.length <= mostUnits) return;
    const measured = measureWriteup(value.slice(0, startUnits));
    context.addIssue({ ...tooBig(measured, value), continue: false });
  })
  .max(mostUnits)
  .overwrite(tidyBreaks)
  .min(1)
  .regex(severalLines, 'text')
  .refine(isSeen, 'required')
  .superRefine((value, context) => {
    const measured = measureWriteup(value);
    if (measured.count > measured.max) context.addIssue(tooBig(measured, value));
  })
  .superRefine(tooManyLines(mostLines));

const fields = {
  title: line(100).nullable(),
  writeup: writeup.nullable(),
  fileIds: several(fileId).max(scholarshipLimits.filesPerEntry),
};

interface Entry {
  category: string;
  title: string | null;
  writeup: string | null;
  fileIds: readonly string[];
}

/** The raffle takes no text; every other category requires a title and a text. */
function checkParts(entry: Entry, context: z.RefinementCtx): void {
  const raffle = entry.category === 'raffle';
  for (const path of ['title', 'writeup'] as const) {
    const given = entry[path] !== null;
    if (given !== raffle) continue;
    const message = raffle ? 'unknown' : 'required';
    context.addIssue({ code: 'custom', path: [path], message, input: entry[path] });
  }
  if (raffle && entry.fileIds.length > 0) {
    context.addIssue({ code: 'custom', path: ['fileIds'], message: 'unknown', input: entry });
  }
}

export const newEntry = z
  .strictObject({ programmeId: z.uuid(), category, ...fields })
  .superRefine(checkParts);

export const entryChange = z.strictObject({ version, category, ...fields }).superRefine(checkParts);

export const scholarshipEntry = z.object({
  id: z.uuid(),
  version: z.int(),
  category,
  title: z.string().nullable(),
  writeup: z.string().nullable(),
  files: z.array(storedFile),
  updatedAt: z.iso.datetime(),
});

export const programme = z.object({
  id: z.uuid(),
  name: z.object({ ja: z.string(), en: z.string() }),
  opensAt: z.iso.datetime(),
  deadline: z.iso.datetime(),
  isOpen: z.boolean(),
  categories: z.array(
    z.object({
      id: category,
      winners: z.int(),
      prizeYen: z.int(),
      winnersPerRound: z.array(z.int()).optional(),
    }),
  ),
  entries: z.array(scholarshipEntry),
});

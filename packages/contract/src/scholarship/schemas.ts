import { z } from 'zod';
import { fileId, storedFile } from '../files/schemas.ts';
import { line, several } from '../profile/fields.ts';
import { idSchema } from '../reference/id-schema.ts';
import { scholarshipEntryKinds, scholarshipLimits } from '../reference/scholarship.ts';
import { measureWriteup } from './writeup.ts';

const category = idSchema(scholarshipEntryKinds);

const severalLines = /^(?:[^\p{Cc}]|[\n\t])*$/u;
const writeup = z
  .string()
  .max(20_000)
  .transform((value) => value.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1).regex(severalLines, 'text'))
  .superRefine((value, context) => {
    const { unit, count, max } = measureWriteup(value);
    if (count <= max) return;
    const message = unit === 'words' ? 'writeup_words' : 'max_length';
    context.addIssue({ code: 'too_big', origin: 'string', maximum: max, message, input: value });
  });

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

/** The raffle asks for nothing; every other category for a title and a text. */
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

export const entryChange = z
  .strictObject({ version: z.int().min(0), category, ...fields })
  .superRefine(checkParts);

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
  /** By the server's clock. */
  isOpen: z.boolean(),
  categories: z.array(
    z.object({
      id: category,
      winners: z.int(),
      prizeYen: z.int(),
      /** The raffle's: winners of each round. */
      winnersPerRound: z.array(z.int()).optional(),
    }),
  ),
  entries: z.array(scholarshipEntry),
});

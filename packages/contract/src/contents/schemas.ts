import { z } from 'zod';
import type { SaysByField } from '../endpoint.ts';
import { fileId, pictures } from '../files/schemas.ts';
import { contentLanguages } from '../language.ts';
import { perLanguage } from '../per-language.ts';
import { version } from '../versions.ts';
import { contentLimits } from './limits.ts';

/** A picture is named by its file; the replies bring what to show of it as `images`. */
export const image = fileId;
export const images = z.array(z.object({ id: fileId, pictures }));

export const contentId = z.uuid();

/** What every content of a company is: both languages, and what needs no language. */
export const document = <L extends z.ZodType, C extends z.ZodType>(language: L, common: C) => ({
  ...perLanguage(language).shape,
  common,
});

/** Places where both languages say the same although one was changed alone. */
export const inStep = z.array(z.string().max(100)).max(200);

export const saving = { version, inStep };

/** Who takes care of it, by name; null when nobody does. */
export const inCharge = z.string().nullable();

/** A row in the list of events, articles or tips; `heading`: what it shows of each language. */
export const listedPost = <Status extends z.ZodType, Heading extends z.ZodObject>(
  status: Status,
  heading: Heading,
) => ({
  id: contentId,
  status,
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  hasChanges: z.boolean(),
  inCharge,
  ...perLanguage(heading).shape,
});

/** What an editor is told besides the content itself. */
export const editing = {
  version,
  /** By place in one language's content: the language that was changed after the other. */
  drift: z.record(z.string(), z.enum(contentLanguages)),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** Whether what is being written differs from what was published. */
  hasChanges: z.boolean(),
};

/** An event, an article or a tip as its editors see it. */
export const openedPost = <Status extends z.ZodType, Content extends z.ZodType>(
  status: Status,
  content: Content,
) => ({ id: contentId, status, ...editing, content });

export const saved = z.object({
  id: contentId,
  version,
  updatedAt: z.iso.datetime(),
  hasChanges: z.boolean(),
  drift: editing.drift,
});

/** Where the page before ended: its last row's place in the order, and its id. */
const cursor = z.string().regex(/^-?\d{1,18}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
export const listQuery = {
  word: z.string().trim().max(contentLimits.title).optional(),
  cursor: cursor.optional(),
};
export const nextCursor = cursor.nullable();

/** What saving an event, an article or a tip has done, by the status that was asked for. */
export const postSays = {
  field: 'status',
  of: { draft: 'draft_saved', public: 'published', limited: 'published', private: 'saved' },
} as const satisfies SaysByField;

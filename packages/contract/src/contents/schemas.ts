import { z } from 'zod';
import type { SaysByField } from '../endpoint.ts';
import { fileId, pictures } from '../files/schemas.ts';
import { contentLanguages } from '../language.ts';
import { perLanguage } from '../per-language.ts';
import { version } from '../versions.ts';
import { contentLimits } from './limits.ts';

/** A picture is referred to by its file's id; replies add what to show of it as `images`. */
export const image = fileId;
export const images = z.array(z.object({ id: fileId, pictures }));

export const contentId = z.uuid();

/** The shape of every content: a part per language and one without language. */
export const document = <L extends z.ZodType, C extends z.ZodType>(language: L, common: C) => ({
  ...perLanguage(language).shape,
  common,
});

/** Places that the editor marks as having the same meaning, although one was changed alone. */
export const inStep = z.array(z.string().max(100)).max(200);

export const saving = { version, inStep };

/** Name of the person in charge; null: unassigned. */
export const inCharge = z.string().nullable();

/** A row in the list of events, articles or tips; `heading`: the fields shown per language. */
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

export const editing = {
  version,
  drift: z.record(z.string(), z.enum(contentLanguages)),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** The draft differs from the published copy. */
  hasChanges: z.boolean(),
};

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

const cursor = z.string().regex(/^-?\d{1,18}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
export const listQuery = {
  word: z.string().trim().max(contentLimits.title).optional(),
  cursor: cursor.optional(),
};
export const nextCursor = cursor.nullable();

/** The success message of saving an event, an article or a tip, by the requested status. */
export const postSays = {
  field: 'status',
  of: { draft: 'draft_saved', public: 'published', limited: 'published', private: 'saved' },
} as const satisfies SaysByField;

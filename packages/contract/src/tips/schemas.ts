import { z } from 'zod';
import { contentLimits } from '../contents/limits.ts';
import { contentId, document, editing, image } from '../contents/schemas.ts';
import { country, line, paragraphs } from '../fields.ts';
import { additionalContentStatuses } from '../reference/contents/additional-content-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';

const shortLine = line(contentLimits.title).nullable();

/** A senpai’s words and person card. */
export const tipLanguage = z.strictObject({
  title: shortLine,
  message: paragraphs(contentLimits.text).nullable(),
  senpaiName: shortLine,
  senpaiPosition: shortLine,
  senpaiUniversity: shortLine,
});
export type TipLanguage = z.output<typeof tipLanguage>;

export const tipCommon = z.strictObject({
  senpaiImage: image.nullable(),
  country: country.nullable(),
  joinedYear: z.int().min(1950).max(2100).nullable(),
});
export type TipCommon = z.output<typeof tipCommon>;

export const tipFields = document(tipLanguage, tipCommon);
export const tipDocument = z.strictObject(tipFields);
export type TipDocument = z.output<typeof tipDocument>;

export const tipStatus = idSchema(additionalContentStatuses);

const heading = tipLanguage.pick({ title: true, senpaiName: true, senpaiPosition: true });

export const listedTip = z.object({
  id: contentId,
  status: tipStatus,
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  hasChanges: z.boolean(),
  jp: heading.nullable(),
  en: heading.nullable(),
  senpaiImage: image.nullable(),
});

export const tipContent = z.object({
  id: contentId,
  status: tipStatus,
  ...editing,
  content: tipDocument,
});

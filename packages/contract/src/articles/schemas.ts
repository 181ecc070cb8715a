import { z } from 'zod';
import { contentLimits } from '../contents/limits.ts';
import { contentId, document, editing, image } from '../contents/schemas.ts';
import { line, paragraphs } from '../fields.ts';
import { additionalContentStatuses } from '../reference/contents/additional-content-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';

export const articleLanguage = z.strictObject({
  title: line(contentLimits.title).nullable(),
  body: paragraphs(contentLimits.article).nullable(),
  coverImage: image.nullable(),
  images: z.array(z.strictObject({ image })).max(contentLimits.articleImages),
});
export type ArticleLanguage = z.output<typeof articleLanguage>;

/** An article has nothing that needs no language; the place is kept for the common shape. */
export const articleCommon = z.strictObject({});

export const articleFields = document(articleLanguage, articleCommon);
export const articleDocument = z.strictObject(articleFields);
export type ArticleDocument = z.output<typeof articleDocument>;

export const articleStatus = idSchema(additionalContentStatuses);

const heading = articleLanguage.pick({ title: true, coverImage: true });

export const listedArticle = z.object({
  id: contentId,
  status: articleStatus,
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  hasChanges: z.boolean(),
  jp: heading.nullable(),
  en: heading.nullable(),
});

export const articleContent = z.object({
  id: contentId,
  status: articleStatus,
  ...editing,
  content: articleDocument,
});

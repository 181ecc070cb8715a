import { z } from 'zod';
import { contentLimits } from '../contents/limits.ts';
import { part, picture, plain, text } from '../contents/outline/mark.ts';
import { document, image, listedPost, openedPost } from '../contents/schemas.ts';
import { line, paragraphs } from '../fields/fields.ts';
import { additionalContentStatuses } from '../reference/contents/additional-content-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';

export const articleLanguage = part({
  title: text(line(contentLimits.title).nullable(), 'タイトル', 'Title', { needed: 'always' }),
  body: text(paragraphs(contentLimits.article).nullable(), '本文', 'Text', { needed: 'always' }),
  coverImage: picture(image.nullable(), 'カバー画像', 'Cover picture', { shared: true }),
  images: plain(
    z.array(part({ image: picture(image, '画像', 'Picture') })).max(contentLimits.articleImages),
    '画像',
    'Pictures',
    { shared: true },
  ),
});
export type ArticleLanguage = z.output<typeof articleLanguage>;

/** Empty: articles have no language-independent fields; exists for the documents' common shape. */
export const articleCommon = part({});

export const articleFields = document(articleLanguage, articleCommon);
export const articleDocument = z.strictObject(articleFields);
export type ArticleDocument = z.output<typeof articleDocument>;

export const articleStatus = idSchema(additionalContentStatuses);

const heading = articleLanguage.pick({ title: true, coverImage: true });

export const listedArticle = z.object(listedPost(articleStatus, heading));

export const articleContent = z.object(openedPost(articleStatus, articleDocument));

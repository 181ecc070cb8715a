import { blankArticle } from '@engawa/contract/articles/blank';
import type { ArticleDocument, ArticleLanguage } from '@engawa/contract/articles/schemas';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export interface ArticleValues {
  jp: Blanked<ArticleLanguage>;
  en: Blanked<ArticleLanguage>;
}

export const newArticle: ArticleDocument = { jp: blankArticle, en: blankArticle, common: {} };

export const articleValues = ({ jp, en }: ArticleDocument): ArticleValues => ({
  jp: nullToBlank(jp ?? blankArticle),
  en: nullToBlank(en ?? blankArticle),
});

/** Pictures have no language: they are asked for once and shown in both. */
export function articleDocument({ jp, en }: ArticleValues): ArticleDocument {
  const { coverImage, images } = jp;
  return { ...blankToNull({ jp, en: { ...en, coverImage, images } }), common: {} };
}

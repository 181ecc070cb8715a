import { articleOutline } from '@engawa/contract/articles/outline';
import type { ArticleDocument, ArticleLanguage } from '@engawa/contract/articles/schemas';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export interface ArticleValues {
  jp: Blanked<ArticleLanguage>;
  en: Blanked<ArticleLanguage>;
}

export const newArticle: ArticleDocument = {
  jp: articleOutline.blank.language,
  en: articleOutline.blank.language,
  common: {},
};

export const articleValues = ({ jp, en }: ArticleDocument): ArticleValues => ({
  jp: nullToBlank(jp ?? articleOutline.blank.language),
  en: nullToBlank(en ?? articleOutline.blank.language),
});

/** Pictures have no language: they are asked for once and shown in both. */
export function articleDocument({ jp, en }: ArticleValues): ArticleDocument {
  const { coverImage, images } = jp;
  return { ...blankToNull({ jp, en: { ...en, coverImage, images } }), common: {} };
}

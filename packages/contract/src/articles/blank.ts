import type { ArticleLanguage } from './schemas.ts';

export const blankArticle: ArticleLanguage = {
  title: null,
  body: null,
  coverImage: null,
  images: [],
};

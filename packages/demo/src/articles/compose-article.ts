import type { ArticleLanguage } from '@engawa/contract/articles/schemas';
import type { ContentLanguage } from '@engawa/contract/language';
import type { FileOf } from '../pictures/picture-names.ts';
import { sideOf } from '../side-of.ts';
import type { ArticleIdea, DemoArticle } from './demo-article.ts';

export function composeArticle(idea: ArticleIdea, fileOf: FileOf): DemoArticle {
  const { title, body, cover, pictures = [], status = 'public', daysAgo } = idea;
  const inLanguage = (language: ContentLanguage): ArticleLanguage => ({
    title: sideOf(title, language),
    body: sideOf(body, language),
    coverImage: fileOf(cover),
    images: pictures.map((picture) => ({ image: fileOf(picture) })),
  });
  return {
    document: { jp: inLanguage('jp'), en: inLanguage('en'), common: {} },
    status,
    daysAgo,
  };
}

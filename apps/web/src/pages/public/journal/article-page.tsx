import { getRouteApi, notFound } from '@tanstack/react-router';
import { use } from 'react';
import { ArticleView } from '../../../features/reading/journal/article-view.tsx';
import { articleNamed, journalTexts } from '../../../features/reading/journal/journal-texts.ts';
import { usePageTitle } from '../../../shared/i18n/use-page-title.ts';

const route = getRouteApi('/journal/$article');

export function ArticlePage() {
  const { article: id } = route.useParams();
  const articles = use(journalTexts.load());
  const article = articleNamed(articles, id);
  if (!article) throw notFound();
  usePageTitle(article.heading);
  return <ArticleView article={article} others={articles.filter((one) => one !== article)} />;
}

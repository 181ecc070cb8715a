import { ArticleList } from '../../../features/contents/articles/article-list.tsx';

export function AdditionalContentsPage() {
  return <ArticleList />;
}

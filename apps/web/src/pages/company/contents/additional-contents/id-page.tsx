import { ArticleScreen } from '../../../../features/contents/articles/article-screen.tsx';

export function ArticleEditPage() {
  return <ArticleScreen />;
}

import { getRouteApi } from '@tanstack/react-router';
import { ArticleEditor } from '../../../../features/contents/articles/article-editor.tsx';
import { articles } from '../../../../features/contents/articles/articles.tsx';
import { PostScreen } from '../../../../features/contents/posts/post-screen.tsx';

const route = getRouteApi('/company/contents/additional-contents/$id');

export function ArticleEditPage() {
  const { id } = route.useParams();
  return <PostScreen of={articles} id={id} Editor={ArticleEditor} />;
}

import { articles } from '../../../features/contents/articles/articles.tsx';
import { PostList } from '../../../features/contents/posts/post-list.tsx';

export function AdditionalContentsPage() {
  return <PostList of={articles} />;
}

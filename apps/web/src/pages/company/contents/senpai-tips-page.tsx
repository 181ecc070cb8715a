import { PostList } from '../../../features/contents/posts/post-list.tsx';
import { tips } from '../../../features/contents/tips/tips.tsx';

export function SenpaiTipsPage() {
  return <PostList of={tips} />;
}

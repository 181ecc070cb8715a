import { getRouteApi } from '@tanstack/react-router';
import { PostScreen } from '../../../../features/contents/posts/post-screen.tsx';
import { TipEditor } from '../../../../features/contents/tips/tip-editor.tsx';
import { tips } from '../../../../features/contents/tips/tips.tsx';

const route = getRouteApi('/company/contents/senpai-tips/{-$senpai-tips}/add');

export function TipAddPage() {
  const { 'senpai-tips': id = 'new' } = route.useParams();
  return <PostScreen of={tips} id={id} Editor={TipEditor} />;
}

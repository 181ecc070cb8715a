import { getRouteApi } from '@tanstack/react-router';
import { EventEditor } from '../../../../features/contents/events/event-editor.tsx';
import { events } from '../../../../features/contents/events/events.tsx';
import { PostScreen } from '../../../../features/contents/posts/post-screen.tsx';

const route = getRouteApi('/company/contents/event/$id');

export function EventEditPage() {
  const { id } = route.useParams();
  return <PostScreen of={events} id={id} Editor={EventEditor} />;
}

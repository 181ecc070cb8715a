import { getRouteApi } from '@tanstack/react-router';
import { ListScreen } from '../../../../features/save-lists/people/list-screen.tsx';

const route = getRouteApi('/company/engagement/save/$id');

export function IdPage() {
  const { id } = route.useParams();
  return <ListScreen key={id} id={id} />;
}

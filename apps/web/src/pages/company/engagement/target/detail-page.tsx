import { getRouteApi } from '@tanstack/react-router';
import { DetailScreen } from '../../../../features/targets/detail/detail-screen.tsx';

const route = getRouteApi('/company/engagement/target/detail/{-$id}');

export function DetailPage() {
  const { id = '' } = route.useParams();
  return <DetailScreen key={id} id={id} />;
}

import { getRouteApi } from '@tanstack/react-router';
import { SettingScreen } from '../../../../features/targets/setting/setting-screen.tsx';

const route = getRouteApi('/company/engagement/target/setting/{-$id}');

export function SettingPage() {
  const { id } = route.useParams();
  return <SettingScreen key={id} id={id} />;
}

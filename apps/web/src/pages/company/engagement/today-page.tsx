import { TodayScreen } from '../../../features/today/today-screen.tsx';

export function TodayPage() {
  return <TodayScreen />;
}

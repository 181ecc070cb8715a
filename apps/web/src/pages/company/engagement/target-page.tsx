import { TargetsScreen } from '../../../features/targets/list/targets-screen.tsx';

export function TargetPage() {
  return <TargetsScreen />;
}

import { GeneralScreen } from '../../../features/contents/general/general-screen.tsx';

export function GeneralPage() {
  return <GeneralScreen />;
}

import { TipScreen } from '../../../../features/contents/tips/tip-screen.tsx';

export function TipAddPage() {
  return <TipScreen />;
}

import { TipList } from '../../../features/contents/tips/tip-list.tsx';

export function SenpaiTipsPage() {
  return <TipList />;
}

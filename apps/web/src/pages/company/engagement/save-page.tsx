import { ListsScreen } from '../../../features/save-lists/lists/lists-screen.tsx';

export function SavePage() {
  return <ListsScreen />;
}

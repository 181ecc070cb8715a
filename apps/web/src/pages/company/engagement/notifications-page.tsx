import { useSearch } from '@tanstack/react-router';
import { NotificationsScreen } from '../../../features/notifications/company/notifications-screen.tsx';

export function NotificationsPage() {
  const { list } = useSearch({ from: '/company/engagement/notifications' });
  return <NotificationsScreen which={list ?? 'unread'} />;
}

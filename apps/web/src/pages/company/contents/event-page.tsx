import { EventList } from '../../../features/contents/events/event-list.tsx';

export function EventPage() {
  return <EventList />;
}

import { EventScreen } from '../../../../features/contents/events/event-screen.tsx';

export function EventEditPage() {
  return <EventScreen />;
}

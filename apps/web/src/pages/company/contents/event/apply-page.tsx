import { useParams } from '@tanstack/react-router';
import { ApplyList } from '../../../../features/contents/events/apply-list.tsx';
import { EventList } from '../../../../features/contents/events/event-list.tsx';

export function EventApplyPage() {
  const { id } = useParams({ strict: false }) as { id?: string };
  if (!id) return <EventList />;
  return (
    <div className="mx-auto flex w-full max-w-[74rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <ApplyList id={id} />
    </div>
  );
}

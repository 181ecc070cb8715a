import { getRouteApi } from '@tanstack/react-router';
import { ApplyList } from '../../../../features/contents/events/apply-list.tsx';

const route = getRouteApi('/company/contents/event/apply/{-$id}');

export function EventApplyPage() {
  const { id = '' } = route.useParams();
  return (
    <div className="mx-auto flex w-full max-w-[74rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <ApplyList id={id} />
    </div>
  );
}

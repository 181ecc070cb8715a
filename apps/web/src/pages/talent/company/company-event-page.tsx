import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { EventView } from '../../../features/company-view/event/event-view.tsx';
import { EventApplication } from '../../../features/event-application/event-application.tsx';
import { eventQuery } from '../../../features/event-application/queries.ts';
import { language } from '../../../shared/i18n/language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { GoTo } from '../../../ui/navigation/go-to.tsx';

export function CompanyEventPage() {
  const { event } = useParams({ strict: false }) as { event?: string };
  return event ? <Event id={event} /> : <GoTo to="/talent/discover/companies" />;
}

function Event({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(eventQuery(id));
  return (
    <div className="mx-auto w-full max-w-[56rem] px-4 py-6 sm:px-6 sm:py-8">
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && (
        <EventView event={data.event} images={data.images} reader={language}>
          <EventApplication {...data} />
        </EventView>
      )}
    </div>
  );
}

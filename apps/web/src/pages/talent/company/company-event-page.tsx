import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { EventView } from '../../../features/company-view/event/event-view.tsx';
import { EventApplication } from '../../../features/event-application/event-application.tsx';
import { eventQuery } from '../../../features/event-application/queries.ts';
import { CompanyMenu } from '../../../features/reports/company-menu.tsx';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

const route = getRouteApi('/talent/company/{-$id}/company-event/{-$event}');

export function CompanyEventPage() {
  const { id, event = '' } = route.useParams();
  return <Event id={event} company={id} />;
}

function Event({ id, company }: { id: string; company: string | undefined }) {
  const { data, error, refetch } = useQuery(eventQuery(id));
  notFoundIfMissing(error);
  // The event does not belong to the company in the address.
  if (data && company && data.event.company.id !== company.toLowerCase()) throw notFound();
  return (
    <div className="mx-auto w-full max-w-[56rem] px-4 py-6 sm:px-6 sm:py-8">
      {error && !data && (
        <ErrorState message={error.message} onRetry={() => void refetch()} wholePage />
      )}
      {!data && !error && <FormSkeleton />}
      {data && (
        <EventView
          event={data.event}
          hasApplied={['going', 'waiting'].includes(data.application.state ?? '')}
          images={data.images}
          reader={language}
          menu={
            <CompanyMenu
              companyId={data.event.company.id}
              name={companyName(data.event.company.name)}
              reported={{ about: 'event', id: data.event.id }}
            />
          }
        >
          <EventApplication {...data} />
        </EventView>
      )}
    </div>
  );
}

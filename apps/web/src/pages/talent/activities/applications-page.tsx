import { useQuery } from '@tanstack/react-query';
import { AppliedEvents } from '../../../features/event-application/applied-events.tsx';
import { appliedEventsQuery } from '../../../features/event-application/queries.ts';
import { eventApplicationWords } from '../../../features/event-application/words.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';

export function ApplicationsPage() {
  const t = useWords(eventApplicationWords);
  const { data, error, refetch } = useQuery(appliedEventsQuery);
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="mb-6 text-2xl font-bold">{t('applied.events')}</h1>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && <AppliedEvents applyList={data.applyList} />}
    </div>
  );
}

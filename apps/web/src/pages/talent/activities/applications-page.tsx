import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { lazy } from 'react';
import { ApplicationList } from '../../../features/applying/application-list.tsx';
import { ListActions } from '../../../features/applying/list-actions.tsx';
import { applicationsQuery } from '../../../features/applying/queries.ts';
import { words as applyingWords } from '../../../features/applying/words.ja.ts';
import { AppliedEvent } from '../../../features/event-application/applied-event.tsx';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

const StudentView = lazy(async () => ({
  default: (await import('../../../features/student-view/components/student-view.tsx')).StudentView,
}));

const route = getRouteApi('/talent/activities/applications');

export function ApplicationsPage() {
  const t = useWords(applyingWords);
  const { open } = route.useSearch();
  const { data, error, refetch } = useQuery(applicationsQuery);
  const applications = data?.applications ?? [];
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="text-2xl font-bold">{t('list.heading')}</h1>
      <p className="phrased mt-1 mb-5 text-sumi-2">{t('list.intro')}</p>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && <ListActions hasRecord={applications.length > 0} />}
      {data && applications.length === 0 && (
        <EmptyState
          icon={<FileText />}
          heading={t('list.none')}
          action={
            <LinkButton to="/talent/discover/jobs" tone="primary">
              {t('list.find')}
            </LinkButton>
          }
        >
          {t('list.noneText')}
        </EmptyState>
      )}
      {applications.length > 0 && (
        <ApplicationList
          applications={applications}
          open={open}
          event={AppliedEvent}
          profile={StudentView}
        />
      )}
    </div>
  );
}

import { insightPeriods, usualPeriod } from '@engawa/contract/insights/limits';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CompanyStart } from '../../../features/company-start/company-start.tsx';
import { JobList } from '../../../features/contents/jobs/job-list.tsx';
import { JobTabs } from '../../../features/insights/job-tabs.tsx';
import { OpenJobsRoom } from '../../../features/plan/open-jobs-room.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';

const InsightsScreen = lazy(async () => ({
  default: (await import('../../../features/insights/insights-screen.tsx')).InsightsScreen,
}));

const route = getRouteApi('/company/contents/job');

export function JobPage() {
  const { view, weeks, job } = route.useSearch();
  const tabs = <JobTabs open={view ?? 'list'} />;
  if (view === 'insights') {
    const period = insightPeriods.find((one) => one === weeks) ?? usualPeriod;
    return (
      <Suspense fallback={<FormSkeleton />}>
        <InsightsScreen filter={{ weeks: period, job }} tabs={tabs} />
      </Suspense>
    );
  }
  return (
    <CompanyStart column="wide">
      <JobList
        note={
          <>
            {tabs}
            <OpenJobsRoom />
          </>
        }
      />
    </CompanyStart>
  );
}

import { lazy } from 'react';
import { JobScreen } from '../../../../features/contents/job-editor/job-screen.tsx';

const LiveJob = lazy(async () => ({ default: (await import('../live/live-job.tsx')).LiveJob }));

export function JobEditPage() {
  return <JobScreen Preview={LiveJob} />;
}

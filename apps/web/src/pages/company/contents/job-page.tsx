import { JobList } from '../../../features/contents/jobs/job-list.tsx';

export function JobPage() {
  return <JobList />;
}

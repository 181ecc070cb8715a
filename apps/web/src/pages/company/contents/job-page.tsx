import { JobList } from '../../../features/contents/jobs/job-list.tsx';
import { OpenJobsRoom } from '../../../features/plan/open-jobs-room.tsx';

export function JobPage() {
  return <JobList note={<OpenJobsRoom />} />;
}

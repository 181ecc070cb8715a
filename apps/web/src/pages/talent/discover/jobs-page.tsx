import { DiscoveredJobs } from '../../../features/discover/discovered-jobs.tsx';
import type { JobCard } from '../../../features/discover/queries.ts';
import { SaveButton } from '../../../features/saved/save-button.tsx';

export function JobsPage() {
  return <DiscoveredJobs Action={Save} />;
}

const Save = ({ job: { id, saved }, name }: { job: JobCard; name: string }) => (
  <SaveButton small item={{ jobId: id }} saved={saved} name={name} />
);

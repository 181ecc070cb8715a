import { SavedJobs } from '../../../../features/saved/saved-jobs.tsx';
import { SavedTabs } from './saved-tabs.tsx';

export function JobsPage() {
  return (
    <SavedTabs kind="jobs">
      <SavedJobs />
    </SavedTabs>
  );
}

import { SavedJobs } from '../../../../features/saved/saved-jobs.tsx';
import { SavedTabs } from './saved-tabs.tsx';

export const JobsPage = () => (
  <SavedTabs kind="jobs">
    <SavedJobs />
  </SavedTabs>
);

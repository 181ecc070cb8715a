import { JobScreen } from '../../../../features/contents/job-editor/job-screen.tsx';

export function JobEditPage() {
  return <JobScreen />;
}

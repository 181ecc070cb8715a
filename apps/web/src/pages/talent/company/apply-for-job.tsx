import { lazy } from 'react';
import { ApplyBox } from '../../../features/applying/apply/apply-box.tsx';
import { pageOfSection } from '../../../features/profile/frame/section-order.ts';

const StudentView = lazy(async () => ({
  default: (await import('../../../features/student-view/components/student-view.tsx')).StudentView,
}));

interface ApplyForJobProps {
  jobId: string;
  /** The partner under whose page the job is shown. */
  via: string | undefined;
}

/** Applying, put together with the student's own profile. */
export function ApplyForJob({ jobId, via }: ApplyForJobProps) {
  return <ApplyBox jobId={jobId} via={via} pageOf={pageOfSection} profile={StudentView} />;
}

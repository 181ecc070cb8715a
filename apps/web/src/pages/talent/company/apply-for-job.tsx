import { lazy } from 'react';
import { ApplyBox } from '../../../features/applying/apply/apply-box.tsx';
import { pageOfSection } from '../../../features/profile/frame/section-order.ts';

const StudentView = lazy(async () => ({
  default: (await import('../../../features/student-view/components/student-view.tsx')).StudentView,
}));

interface ApplyForJobProps {
  jobId: string;
  via: string | undefined;
}

/** Combines the features "applying" and "profile". */
export function ApplyForJob({ jobId, via }: ApplyForJobProps) {
  return <ApplyBox jobId={jobId} via={via} pageOf={pageOfSection} profile={StudentView} />;
}

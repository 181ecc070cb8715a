import { lazy } from 'react';
import { ApplyBox } from '../../../features/applying/apply/apply-box.tsx';
import { pageOfSection } from '../../../features/profile/frame/section-order.ts';

const StudentView = lazy(async () => ({
  default: (await import('../../../features/student-view/components/student-view.tsx')).StudentView,
}));

const MyNotices = lazy(async () => ({
  default: (await import('../../../features/profile/resume/my-notices.tsx')).MyNotices,
}));

interface ApplyForJobProps {
  jobId: string;
  via: string | undefined;
  begun: boolean;
}

/** Combines the features "applying" and "profile". */
export function ApplyForJob({ jobId, via, begun }: ApplyForJobProps) {
  const shown = { pageOf: pageOfSection, profile: StudentView, notices: MyNotices };
  return <ApplyBox jobId={jobId} via={via} begun={begun} {...shown} />;
}

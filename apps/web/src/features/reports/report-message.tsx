import { lazy, Suspense } from 'react';

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}));

interface MessageReport {
  side: 'student' | 'company';
  messageId: string;
  onClose: () => void;
}

/** A message, as it stands with the server, is told to the people who run the service. */
export const reportMessage = ({ side, messageId, onClose }: MessageReport) => (
  <Suspense>
    <ReportDialog side={side} reported={{ about: 'message', id: messageId }} onClose={onClose} />
  </Suspense>
);

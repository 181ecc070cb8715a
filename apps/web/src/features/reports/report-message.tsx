import { lazy, Suspense } from 'react';

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}));

interface MessageReport {
  side: 'student' | 'company';
  messageId: string;
  onClose: () => void;
}

/** Reports a message; the server takes the snapshot of its text. */
export const reportMessage = ({ side, messageId, onClose }: MessageReport) => (
  <Suspense>
    <ReportDialog side={side} reported={{ about: 'message', id: messageId }} onClose={onClose} />
  </Suspense>
);

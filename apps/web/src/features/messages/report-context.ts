import { createContext, type ReactNode } from 'react';

export interface MessageReport {
  side: 'student' | 'company';
  messageId: string;
  onClose: () => void;
}

/** Asks why a message is reported, and sends it; a page brings it. */
export const ReportContext = createContext<((report: MessageReport) => ReactNode) | null>(null);

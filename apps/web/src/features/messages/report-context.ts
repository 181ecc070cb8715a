import { createContext, type ReactNode } from 'react';

export interface MessageReport {
  side: 'student' | 'company';
  messageId: string;
  onClose: () => void;
}

/** The form to report a message; passed in by the page, because another feature owns it. */
export const ReportContext = createContext<((report: MessageReport) => ReactNode) | null>(null);

import { type Language } from '@engawa/contract/language';
import type { CapturedMail } from '@engawa/platform/db/tables';

interface Row {
  id: string;
  recipient: string | null;
  language: Language;
  captured: CapturedMail | null;
  sent_at: Date | null;
}

export const presentSummary = (row: Row) => ({
  id: row.id,
  to: row.recipient ?? '',
  subject: row.captured?.subject ?? '',
  language: row.language,
  sentAt: (row.sent_at as Date).toISOString(),
});

export const presentMail = (row: Row) => ({
  ...presentSummary(row),
  text: row.captured?.text ?? '',
  html: row.captured?.html ?? '',
});

import type { Language } from '@engawa/contract/language';

export interface CalendarTables {
  calendar_feed: { student_id: string; token_digest: Buffer; language: Language; made_at: Date };
}

import type { PerLanguage } from '@engawa/contract/language';
import type { ReportOutcomeId } from '@engawa/contract/reference/reports/report-outcomes';
import type { ReportReasonId } from '@engawa/contract/reference/reports/report-reasons';
import type { ColumnType, Generated } from 'kysely';

export type About = 'company' | 'job' | 'event' | 'message';

export interface Line {
  label: string;
  text: string;
}

/** The reported texts as readers saw them, by field and language. */
export interface Snapshot extends PerLanguage<readonly Line[]> {
  company: PerLanguage<string>;
  /** A message exists in one language only. */
  message?: { text: string | null; files: readonly string[]; sentAt: string };
}

export interface ReportTables {
  report: {
    id: Generated<string>;
    reporter_id: string | null;
    about: About;
    about_id: string;
    company_id: string | null;
    student_id: string | null;
    reason: ReportReasonId;
    words: string;
    snapshot: ColumnType<Snapshot, string, string>;
    reported_at: Date;
    outcome: ReportOutcomeId | null;
    note: string | null;
    decided_by: string | null;
    decided_at: Date | null;
  };
}

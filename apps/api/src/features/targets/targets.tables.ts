import type { DismissalReasonId } from '@engawa/contract/targets/dismissals';
import type { ColumnType, Generated } from 'kysely';

export interface TargetTables {
  target_setting: {
    id: Generated<string>;
    company_id: string;
    name: string;
    /** Validated by the contract's schema in `settings.repo.ts`. */
    wishes: ColumnType<unknown, string, string>;
    /** `wants.terms` of the wishes, which are stored without them. */
    terms: string[];
    job_id: string | null;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
  target_dismissal: {
    company_id: string;
    setting_id: string;
    student_id: string;
    reason: DismissalReasonId;
    dismissed_at: Date;
  };
}

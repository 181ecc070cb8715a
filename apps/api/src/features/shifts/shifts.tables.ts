import type { Generated } from 'kysely';

export interface ShiftTables {
  work_shift: {
    id: Generated<string>;
    student_id: string;
    starts_at: Date;
    ends_at: Date;
    break_minutes: number;
    workplace: string | null;
    changes: Generated<number>;
  };
  /** Days, YYYY-MM-DD, both inclusive. */
  school_holiday: { student_id: string; first_day: string; last_day: string };
}

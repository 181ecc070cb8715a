import type { OfferStepId } from '@engawa/contract/after-offer/steps';
import type { DesignatedActivityId } from '@engawa/contract/reference/residence/designated-activities';
import type { ResidenceStatusId } from '@engawa/contract/reference/residence/residence-statuses';
import type { ColumnType } from 'kysely';

export interface AfterOfferTables {
  offer_plan: {
    thread_id: string;
    company_id: string;
    student_id: string;
    status: ResidenceStatusId;
    designation: DesignatedActivityId | null;
    expires_on: ColumnType<string | null, string | null, string | null>;
    graduation: string | null;
    starts_in: string;
    /** Null while only the student sees the plan. */
    shared_at: Date | null;
  };
  offer_tick: {
    thread_id: string;
    company_id: string;
    step: OfferStepId;
    account_id: string | null;
    ticked_at: Date;
  };
}

import type {
  ApplicationStatus,
  ApplicationStep,
  ApplicationWay,
  OutcomeResult,
} from '@engawa/contract/applications/schemas';
import type { ColumnType, Generated } from 'kysely';

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface ApplicationTables {
  application: {
    id: Generated<string>;
    company_id: string;
    job_id: string | null;
    title_jp: string | null;
    title_en: string | null;
    student_id: string | null;
    way: ApplicationWay;
    lent_by: string | null;
    status: ApplicationStatus;
    status_at: Date;
    pre_applied_at: Later<Date>;
    applied_at: Later<Date>;
    answered_at: Later<Date>;
    ended_at: Later<Date>;
    label_id: Later<string>;
    /** The database sets the first stage for an application in progress without one. */
    stage_id: Later<string>;
    assignee_id: Later<string>;
    outcome: Later<OutcomeResult>;
    outcome_text: Later<string>;
    outcome_by: Later<string>;
    outcome_due: Later<Date>;
    nudge_at: Later<Date>;
  };
  apply_stage: {
    id: Generated<string>;
    company_id: string;
    stage_index: number;
    name_jp: string | null;
    name_en: string | null;
    criteria: Generated<string[]>;
  };
  application_snapshot: {
    application_id: string;
    company_id: string;
    version: number;
    document: ColumnType<unknown, string, never>;
    searched: string;
    keep_until: Later<Date>;
  };
  application_step: {
    id: Generated<string>;
    application_id: string;
    company_id: string;
    at: Date;
    kind: ApplicationStep;
    by_id: string | null;
    detail: string | null;
  };
  application_note: {
    id: Generated<string>;
    application_id: string;
    company_id: string;
    author_id: string | null;
    text: string;
    created_at: Date;
  };
  interview_form: {
    id: Generated<string>;
    application_id: string;
    company_id: string;
    stage_id: string | null;
    stage_jp: string | null;
    stage_en: string | null;
    author_id: string | null;
    scores: ColumnType<unknown, string, string>;
    stars: number;
    text: string | null;
    submitted_at: Date;
  };
  /** Only the previous release writes it; a trigger copies its rows to `interview_form`. */
  application_rating: {
    id: Generated<string>;
    application_id: string;
    company_id: string;
    author_id: string | null;
    stars: number;
    text: string | null;
    rated_at: Date;
  };
  elsewhere_application: {
    id: Generated<string>;
    student_id: string;
    company_name: string;
    position: string | null;
    applied_on: ColumnType<string, string, string>;
    state: 'applied' | 'in-progress' | 'offered' | 'declined' | 'withdrawn';
    url: string | null;
    note: string | null;
    created_at: Date;
  };
  company_response: {
    company_id: string;
    asked: number;
    answered: number;
    median_minutes: number | null;
    as_of: Date;
  };
}

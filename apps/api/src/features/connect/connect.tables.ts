import type { ColumnType, Generated } from 'kysely';
import type { Connection, Side } from './connection.rules.ts';

export interface ConnectTables {
  connection: {
    student_id: string;
    company_id: string;
    state: Connection['state'];
    asked_by: Side;
    changed_by: Side | null;
    since: Date;
    connected_at: Date | null;
    message: string;
    recruiter_id: string | null;
    new_to_company: Generated<boolean>;
    asked_at: ColumnType<Date | null, Date | undefined, Date>;
    job_id: ColumnType<string | null, string | null | undefined, string | null>;
    job_jp: ColumnType<string | null, string | null | undefined, string | null>;
    job_en: ColumnType<string | null, string | null | undefined, string | null>;
    opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  connection_label: { student_id: string; company_id: string; label_id: string };
  requests_sent: { company_id: string; month: string; count: number };
}

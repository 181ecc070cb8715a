import type { Side, Tie } from './tie.rules.ts';

export interface ConnectTables {
  connection: {
    student_id: string;
    company_id: string;
    state: Tie['state'];
    asked_by: Side;
    changed_by: Side | null;
    since: Date;
    connected_at: Date | null;
    message: string;
    recruiter_id: string | null;
  };
  requests_sent: { company_id: string; month: string; count: number };
}

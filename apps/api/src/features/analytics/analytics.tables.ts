export type ViewKind = 'company-view' | 'job-view' | 'job-application';

export interface AnalyticsTables {
  view_count: {
    company_id: string;
    job_id: string | null;
    kind: ViewKind;
    week: string;
    source: string;
    views: number;
    seconds: number;
  };
  seen: {
    student_id: string;
    company_id: string;
    job_id: string | null;
    last_at: Date;
    times: number;
  };
  view_mark: { mark: string; week: string };
  profile_view: { student_id: string; day: string; company_id: string };
}

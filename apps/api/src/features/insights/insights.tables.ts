export interface InsightTables {
  insight_figure: {
    company_id: string;
    job_id: string | null;
    week: string;
    kind: 'views' | 'saves' | 'applications';
    source: string | null;
    waiting: number;
    published: number;
  };
}

export interface SavedTables {
  saved_job: { student_id: string; job_id: string; saved_at: Date };
  saved_company: { student_id: string; company_id: string; saved_at: Date };
}

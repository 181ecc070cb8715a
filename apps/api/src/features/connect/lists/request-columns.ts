/** The job of a request; `jobOpen` is added by each side. */
export const requestColumns = [
  'connection.job_id as jobId',
  'connection.job_jp as jobJp',
  'connection.job_en as jobEn',
] as const;

-- The job that a company's request names, with its title at the time, and when the student first
-- opened the request.
alter table connection
  add column job_id uuid references job_posting on delete set null,
  add column job_jp text,
  add column job_en text,
  add column opened_at timestamptz;
create index connection_job on connection (job_id) where job_id is not null;

-- What a student keeps in mind. A company learns the sum, never who.
create table saved_job (
  student_id uuid not null references student on delete cascade,
  job_id uuid not null references job_posting on delete cascade,
  saved_at timestamptz not null,
  primary key (student_id, job_id)
);
create index saved_job_job on saved_job (job_id);

create table saved_company (
  student_id uuid not null references student on delete cascade,
  company_id uuid not null references company on delete cascade,
  saved_at timestamptz not null,
  primary key (student_id, company_id)
);
create index saved_company_company on saved_company (company_id);

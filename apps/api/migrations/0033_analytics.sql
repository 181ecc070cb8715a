-- How often companies and jobs are looked at and applied for, by week and where from. Nobody is named.
create table view_count (
  company_id uuid not null references company on delete cascade,
  -- Null for the company's own page.
  job_id uuid references job_posting on delete cascade,
  kind text not null check (kind in ('company-view', 'job-view', 'job-application')),
  -- Its Monday, in Japan.
  week date not null,
  source text not null,
  views integer not null,
  seconds bigint not null,
  unique nulls not distinct (company_id, job_id, kind, week, source)
);
create index view_count_job on view_count (job_id);

-- What a student looked at, where they allow it. No company is told of it.
create table seen (
  student_id uuid not null references student on delete cascade,
  company_id uuid not null references company on delete cascade,
  job_id uuid references job_posting on delete cascade,
  last_at timestamptz not null,
  times integer not null,
  unique nulls not distinct (student_id, company_id, job_id)
);
create index seen_company on seen (company_id);
create index seen_job on seen (job_id);

alter table student_settings add column keeps_views boolean not null default true;

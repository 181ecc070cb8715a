-- Who a company looks for; several of them. What a score is made from stands in `wishes`.
create table target_setting (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  name text not null,
  wishes jsonb not null,
  -- The job it was begun from; it goes on without it.
  job_id uuid references content on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (id, company_id)
);
create index target_setting_company on target_setting (company_id);
create index target_setting_job on target_setting (job_id);

-- Whom a company took out of the lists of a setting, and why.
create table target_dismissal (
  setting_id uuid not null,
  student_id uuid not null references student on delete cascade,
  company_id uuid not null,
  reason text not null,
  dismissed_at timestamptz not null,
  primary key (setting_id, student_id),
  foreign key (setting_id, company_id) references target_setting (id, company_id) on delete cascade
);
create index target_dismissal_student on target_dismissal (student_id);

-- What a student shares of their stay with a company that has made them an offer, as it was at that
-- moment: the papers and days until the first day at work follow from it.
create table offer_plan (
  thread_id uuid primary key references thread on delete cascade,
  company_id uuid not null references company on delete cascade,
  student_id uuid not null references student on delete cascade,
  status reference_id not null,
  designation reference_id,
  expires_on date,
  graduation year_month,
  starts_in year_month not null,
  shared_at timestamptz not null
);
create index offer_plan_student on offer_plan (student_id);
create index offer_plan_company on offer_plan (company_id);

-- What is done. One that is taken back is gone.
create table offer_tick (
  thread_id uuid not null references offer_plan on delete cascade,
  company_id uuid not null references company on delete cascade,
  step text not null,
  -- A recruiter or the student.
  account_id uuid references account on delete set null,
  ticked_at timestamptz not null,
  primary key (thread_id, step)
);
create index offer_tick_company on offer_tick (company_id);
create index offer_tick_account on offer_tick (account_id) where account_id is not null;

-- The company's own words for applications: one for each, the columns of its board.
create table apply_label (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  name text not null,
  colour text not null check (colour in ('ai', 'kaki', 'moss', 'wood', 'sumi')),
  label_index int not null check (label_index >= 0),
  unique (company_id, id)
);
create unique index apply_label_name on apply_label (company_id, lower(name));

-- One application per student and job, whatever becomes of it.
create table application (
  id uuid primary key default new_id(),
  -- Whose job it is.
  company_id uuid not null references company on delete cascade,
  -- Null: the job was deleted. Its title stays as it was.
  job_id uuid references job_posting on delete set null,
  title_jp text,
  title_en text,
  -- Null: the student has left.
  student_id uuid references student on delete set null,
  -- Here, or on a page of the company's own.
  way text not null check (way in ('here', 'external')),
  -- The partner that had lent the job and showed it to the student.
  lent_by uuid references company on delete set null,
  status text not null
    check (status in ('new', 'in-progress', 'offered', 'declined', 'withdrawn')),
  status_at timestamptz not null,
  -- When the student went to the company's own page.
  pre_applied_at timestamptz,
  -- When it came to the company; null while the student has not confirmed what they did elsewhere.
  applied_at timestamptz,
  -- When somebody of the company first said something: a message, in progress, or the outcome.
  answered_at timestamptz,
  ended_at timestamptz,
  label_id uuid,
  assignee_id uuid references account on delete set null,
  -- The outcome: given at one time, read by the student from the other on.
  outcome text check (outcome in ('offered', 'declined')),
  outcome_text text,
  outcome_by uuid references account on delete set null,
  outcome_due timestamptz,
  -- When the company is next reminded that an answer is owed.
  nudge_at timestamptz,
  unique (job_id, student_id),
  unique (company_id, id),
  foreign key (company_id, label_id) references apply_label (company_id, id)
    on delete set null (label_id),
  check (num_nonnulls(pre_applied_at, applied_at) > 0),
  check ((pre_applied_at is not null) = (way = 'external')),
  check ((ended_at is not null) = (status in ('offered', 'declined', 'withdrawn'))),
  -- Only what came to the company gets anything but withdrawn.
  check (applied_at is not null or status in ('new', 'withdrawn')),
  check (status not in ('offered', 'declined') or outcome = status),
  check (outcome_due is null or (outcome is not null and ended_at is null))
);
create index application_of_company on application (company_id, applied_at, id);
create index application_of_student on application (student_id) where student_id is not null;
create index application_lent_by on application (lent_by) where lent_by is not null;
create index application_label on application (company_id, label_id) where label_id is not null;
create index application_assignee on application (assignee_id) where assignee_id is not null;
create index application_outcome_by on application (outcome_by) where outcome_by is not null;
create index application_due on application (outcome_due) where outcome_due is not null;
create index application_nudge on application (nudge_at) where nudge_at is not null;

-- What was sent, frozen: the document is read through a reader that knows all its versions.
create table application_snapshot (
  application_id uuid primary key references application on delete cascade,
  company_id uuid not null,
  version int not null check (version > 0),
  document jsonb not null,
  -- Name and university, as a search compares them.
  searched text not null,
  -- A while after the end of the application it is erased.
  keep_until timestamptz
);
create index application_snapshot_until on application_snapshot (keep_until)
  where keep_until is not null;

-- What has happened, for both sides or for the company alone.
create table application_step (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  company_id uuid not null,
  at timestamptz not null,
  kind text not null,
  -- Who of the company.
  by_id uuid references account on delete set null,
  detail text
);
create index application_step_of on application_step (application_id, at, id);
create index application_step_by on application_step (by_id) where by_id is not null;

create table application_note (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  company_id uuid not null,
  author_id uuid references account on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index application_note_of on application_note (application_id, id);
create index application_note_author on application_note (author_id) where author_id is not null;

-- One by each interviewer.
create table application_rating (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  company_id uuid not null,
  author_id uuid references account on delete set null,
  stars int not null check (stars between 1 and 5),
  text text,
  rated_at timestamptz not null,
  unique (application_id, author_id)
);
create index application_rating_author on application_rating (author_id)
  where author_id is not null;

-- What a student applied for elsewhere, by their own word.
create table elsewhere_application (
  id uuid primary key default new_id(),
  student_id uuid not null references student on delete cascade,
  company_name text not null,
  position text,
  applied_on date not null,
  state text not null
    check (state in ('applied', 'in-progress', 'offered', 'declined', 'withdrawn')),
  url text,
  note text,
  created_at timestamptz not null
);
create index elsewhere_application_student on elsewhere_application (student_id, applied_on);

-- How a company answers, of the last 90 days; made anew by a job.
create table company_response (
  company_id uuid primary key references company on delete cascade,
  asked int not null check (asked >= 0),
  answered int not null check (answered between 0 and asked),
  median_minutes int check (median_minutes >= 0),
  as_of timestamptz not null
);

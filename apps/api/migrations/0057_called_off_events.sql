-- Applications for events that the company deleted before they were over, as the student's list shows them.
create table called_off_event (
  event_id uuid not null,
  student_id uuid not null references account on delete cascade,
  company_id uuid not null references company on delete cascade,
  document jsonb not null,
  applied_at timestamptz not null,
  primary key (student_id, event_id)
);
create index called_off_event_company on called_off_event (company_id);

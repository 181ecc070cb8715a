-- When a student works beside their studies. It is theirs alone: no company is ever shown any of it.
create table work_shift (
  id uuid primary key default new_id(),
  student_id uuid not null references student on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes smallint not null check (break_minutes >= 0),
  workplace text,
  -- How often it was changed: calendar programs keep the entry with the higher number.
  changes integer not null default 0,
  check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours')
);
create index work_shift_student on work_shift (student_id, starts_at);

-- Days on which the school has its long vacation, as the student says; the law then counts by the day.
create table school_holiday (
  student_id uuid not null references student on delete cascade,
  first_day date not null,
  last_day date not null,
  primary key (student_id, first_day),
  check (last_day >= first_day)
);

-- Of somebody in a list: the company's note, and who put them there.
alter table saved_student
  add column note text,
  add column saved_by uuid references account on delete set null;
create index saved_student_order on saved_student (list_id, saved_at, student_id);
create index saved_student_saved_by on saved_student (saved_by) where saved_by is not null;

-- Which company has looked at a student's profile on which day. The student sees it.
create table profile_view (
  student_id uuid not null references student on delete cascade,
  -- In Japan.
  day date not null,
  company_id uuid not null references company on delete cascade,
  primary key (student_id, day, company_id)
);
create index profile_view_company on profile_view (company_id);
create index profile_view_day on profile_view (day);

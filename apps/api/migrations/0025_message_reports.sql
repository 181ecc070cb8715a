-- The student whose message a company has reported. Their words go when they leave.
alter table report add column student_id uuid references student on delete set null;
create index report_student on report (student_id) where student_id is not null;

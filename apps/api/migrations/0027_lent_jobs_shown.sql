-- Since when the company that was lent a job shows it to the students it is connected with.
alter table job_share
  add column shown_at timestamptz,
  add column shown_by uuid references account on delete set null;
create index job_share_shown_by on job_share (shown_by) where shown_by is not null;

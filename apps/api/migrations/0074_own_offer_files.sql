-- A company's own file in place of the 労働条件通知書 that is typeset from the terms. A use keeps the
-- file; when the use ends with the student's data, the file is deleted and `has_own_file` stays.
alter table job_offer
  add column file_id uuid references stored_file on delete set null,
  add column has_own_file boolean not null default false;
create index job_offer_file on job_offer (file_id) where file_id is not null;

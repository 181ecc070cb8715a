-- A company's own file in place of the 労働条件通知書 that is typeset from the terms. A use keeps the
-- file; when the use ends with the student's data, the file is deleted and `has_own_file` stays.
alter table job_offer
  add column file_id uuid references stored_file on delete set null,
  add column has_own_file boolean not null default false;
create index job_offer_file on job_offer (file_id) where file_id is not null;

-- The file goes with the student's account, also when the release before this one erases it.
create function end_offer_file() returns trigger language plpgsql as $$
begin
  delete from file_use where subject = 'offer:' || new.id;
  update job_offer set file_id = null where application_id = new.id;
  return null;
end
$$;
create trigger offer_file_goes_with_the_student after update of student_id on application
  for each row when (old.student_id is not null and new.student_id is null)
  execute function end_offer_file();

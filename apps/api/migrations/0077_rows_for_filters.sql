-- The posting's employment type, for the filter; null where it names none.
alter table job_search add column employment_type text;

-- Rows from before 0075 say that their job may be shown on the web.
update job_search set off_web = true
from job_posting
where job_posting.id = job_search.job_id and job_posting.off_web;

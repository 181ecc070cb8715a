-- Whether the company keeps the job off the public pages, for searches by visitors.
alter table job_search add column off_web boolean not null default false;

-- What the published copy says: a job that its company keeps off the public web has no page there.
alter table job_posting add column off_web boolean not null default false;

-- What a posting asks for and offers, as the numbers that a student's score is looked up by
-- (packages/matching, job-keys): 0 until the row is written by the rules of today, which a job does
-- within ten minutes after an update.
alter table job_search
  add column asks smallint not null default 0,
  add column offers smallint not null default 0,
  add column graduates_from smallint not null default 0,
  add column graduates_to smallint not null default 0;

-- Days a week of remote work, as the posting says; null where it does not.
alter table job_search add column remote_days smallint;

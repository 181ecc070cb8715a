-- The rung of English that a posting asks for, 0 for none; null until the row is rewritten.
alter table job_search add column english smallint;

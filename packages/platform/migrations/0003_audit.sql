-- What happened to one thing, newest first; also tells whether an editing session has its row already.
create index audit_subject on audit (subject_id, at);
-- Old rows are found by their age and go.
create index audit_age on audit (at);

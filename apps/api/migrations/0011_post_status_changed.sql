-- A change of status counts as a change in the lists of events, articles and tips, as it does of jobs.
alter table post add column status_changed_at timestamptz;
update post set status_changed_at = content.updated_at from content where content.id = post.id;
alter table post alter column status_changed_at set not null;

-- Six digits that complete a sign-up in the tab where it began; the link of the same mail does it anywhere.
-- So few digits would be found out from a plain digest: they are hashed as passwords are.
alter table identity.one_time_token
  add column code_hash text,
  add column code_expires_at timestamptz,
  add column code_tries smallint not null default 0;
create index one_time_token_interaction on identity.one_time_token (interaction_uid)
  where interaction_uid is not null;

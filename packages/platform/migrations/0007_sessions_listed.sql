-- What people recognise their sessions by: a short name of the browser, the network of the sign-in
-- (never a whole address), and when it was last used. Students' and recruiters' alike.
alter table session
  add column device text,
  add column network text,
  add column last_used_at timestamptz;
update session set last_used_at = created_at;
alter table session
  alter column last_used_at set not null,
  alter column last_used_at set default now();

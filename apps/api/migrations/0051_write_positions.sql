-- Where the log of changes stood when an account had written, or was told of something, last: a standby that
-- has not come so far does not answer it. Lost in a crash, it is not missed: the row of nobody is lost too,
-- and tells so. Unlogged, so that nobody waits for a disk.
create unlogged table write_position (
  account_id uuid primary key,
  at pg_lsn not null,
  noted_at timestamptz not null default now()
);

-- Mails that wait for the next morning, when those of one person become one mail. A line is written
-- in the language its reader has now.
create table daily_line (
  id uuid primary key default new_id(),
  account_id uuid not null references account on delete cascade,
  kind text not null,
  words text not null,
  url text not null,
  created_at timestamptz not null
);
create index daily_line_reader on daily_line (account_id, created_at);
create index daily_line_age on daily_line (created_at);

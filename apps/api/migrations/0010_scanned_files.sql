-- What the virus scanner said, where there is one; nothing before it was asked.
alter table stored_file
  add column scanned_at timestamptz,
  add column infected boolean not null default false;
-- Pictures are made anew by us and never asked about.
create index stored_file_unscanned on stored_file (id)
  where scanned_at is null and pictures = '[]';

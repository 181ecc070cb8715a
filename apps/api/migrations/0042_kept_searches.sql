-- A search for students that somebody of a company kept under a name, to come back to, and to be told
-- when new people fit. Each is its keeper's own.
create table kept_search (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  recruiter_id uuid not null references recruiter on delete cascade,
  name text not null,
  -- As the contract has it; read by its fields, so that an answer that was retired is left out.
  filter jsonb not null,
  notify boolean not null,
  kept_at timestamptz not null,
  -- Who was shown before is not new: the last time it was told of, or else kept.
  known_until timestamptz not null,
  told_at timestamptz
);
create unique index kept_search_name on kept_search (recruiter_id, lower(name));
create index kept_search_company on kept_search (company_id);

-- When mails about them come.
alter table recruiter_settings add column mail_searches mail_timing not null default 'at_once';

-- The Japanese that a student has written, folded like the words: long words are looked for in it once
-- more. Null until the row is written by the rules that know it.
alter table student_search add column prose text;

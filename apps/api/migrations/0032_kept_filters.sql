-- A search that a student kept under a name, to come back to, and to be told when something new fits.
create table kept_filter (
  id uuid primary key default new_id(),
  student_id uuid not null references student on delete cascade,
  name text not null,
  about text not null check (about in ('jobs', 'companies')),
  -- As the contract has it; read by its fields, so that an answer that was retired is left out.
  filter jsonb not null,
  notify boolean not null,
  kept_at timestamptz not null,
  -- What came before is not new: the last time it was told of, or else kept.
  known_until timestamptz not null,
  told_at timestamptz
);
create unique index kept_filter_name on kept_filter (student_id, lower(name));
create index kept_filter_due on kept_filter (told_at nulls first, id) where notify;

-- What a student does not see, and what is limited to them, is asked for as a list.
create index company_suspended on company (id) where suspended_at is not null;
create index audience_connected on audience (company_id) where connected;

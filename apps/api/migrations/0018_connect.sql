-- One row per pair keeps what is between a student and a company: a request, a connection, or how
-- it ended. Asking anew writes over the row.
alter table connection
  add column state text not null default 'connected'
    check (state in ('asked', 'connected', 'declined', 'cancelled', 'expired', 'ended')),
  add column asked_by text not null default 'student' check (asked_by in ('student', 'company')),
  add column changed_by text check (changed_by in ('student', 'company')),
  -- When it came into this state.
  add column since timestamptz,
  add column message text not null default '',
  -- Who of the company has asked.
  add column recruiter_id uuid references account on delete set null;
update connection set since = connected_at, changed_by = 'company';
alter table connection
  alter column since set not null,
  alter column state drop default,
  alter column asked_by drop default,
  alter column connected_at drop not null,
  add check ((state = 'connected') = (connected_at is not null)),
  -- Only time ends a request on behalf of nobody.
  add check ((changed_by is null) = (state = 'expired')),
  add check (state <> 'asked' or changed_by = asked_by);
drop index connection_company;
create index connection_of_company on connection (company_id, state, since, student_id);
create index connection_of_student on connection (student_id, state, since, company_id);
create index connection_asked_by_recruiter on connection (recruiter_id)
  where recruiter_id is not null;
create index connection_unanswered on connection (since) where state = 'asked';

-- How many requests a company has sent in a month, also those it has taken back.
create table requests_sent (
  company_id uuid not null references company on delete cascade,
  -- The first day of the month in Japan.
  month date not null,
  count int not null check (count > 0),
  primary key (company_id, month)
);

-- A company's own words for its connections. The pair of ids keeps labels inside their company.
create table connect_label (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  name text not null,
  colour text not null check (colour in ('ai', 'kaki', 'moss', 'wood', 'sumi')),
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index connect_label_name on connect_label (company_id, lower(name));

create table connection_label (
  student_id uuid not null,
  company_id uuid not null,
  label_id uuid not null,
  primary key (student_id, label_id),
  foreign key (student_id, company_id) references connection on delete cascade,
  foreign key (company_id, label_id) references connect_label (company_id, id) on delete cascade
);
create index connection_label_label on connection_label (company_id, label_id, student_id);

-- What people report to the operator: a company, something it shows, or a message.
create table report (
  id uuid primary key default new_id(),
  -- Nobody, once they have left; their words go with them.
  reporter_id uuid references account on delete set null,
  about text not null check (about in ('company', 'job', 'event', 'message')),
  -- No foreign key: what is reported may be deleted, the report stays.
  about_id uuid not null,
  -- Whose it is, or with whom the conversation was.
  company_id uuid references company on delete set null,
  reason text not null
    check (reason in ('fraud', 'harassment', 'discrimination', 'spam', 'other')),
  words text not null,
  -- What it said when it was reported, in both languages.
  snapshot jsonb not null,
  reported_at timestamptz not null,
  outcome text check (outcome in ('acted', 'no-breach')),
  -- Why it was decided so, and by whom of the operator's people.
  note text,
  decided_by text,
  decided_at timestamptz,
  check (num_nulls(outcome, note, decided_by, decided_at) in (0, 4))
);
-- One open report per person and thing: the same again is the same one.
create unique index report_open on report (reporter_id, about, about_id) where outcome is null;
create index report_waiting on report (reported_at, id) where outcome is null;
create index report_company on report (company_id) where company_id is not null;

-- What a company writes, of any kind, as one document { jp, en, common } in two copies: the one its
-- editors work on and the one talent may see. The schemas of the contract are the shape of both.
create table content (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  kind text not null check (kind in ('general', 'job', 'event', 'article', 'tip')),
  version integer not null default 1 check (version > 0),
  draft jsonb not null,
  published jsonb,
  -- By place: the language that was changed after the other.
  drift jsonb not null default '{}',
  -- The same of the published copy.
  published_drift jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null,
  published_at timestamptz,
  check ((published is null) = (published_at is null)),
  unique (id, kind),
  unique (id, company_id)
);
create unique index content_one_general on content (company_id) where kind = 'general';
create index content_of_company on content (company_id, kind, updated_at desc, id desc);
create index content_editor on content (updated_by) where updated_by is not null;

create table job_posting (
  id uuid primary key,
  kind text not null generated always as ('job') stored,
  -- 1 open, 2 closed, 3 draft, 4 limited.
  status smallint not null check (status between 1 and 4),
  status_changed_at timestamptz not null,
  -- By language that was taken out: what it stated last.
  last_items jsonb not null default '{}',
  foreign key (id, kind) references content (id, kind) on delete cascade
);

-- What was changed, after publication, in the items a posting owes by law.
create table job_change (
  id uuid primary key default new_id(),
  job_id uuid not null references job_posting on delete cascade,
  changed_at timestamptz not null,
  language text not null check (language in ('jp', 'en')),
  item text not null,
  before text,
  after text,
  check (before is distinct from after)
);
create index job_change_of_job on job_change (job_id, changed_at desc);

-- Events, articles and tips of senpai: what there is beside their content is a status.
create table post (
  id uuid primary key,
  kind text not null check (kind in ('event', 'article', 'tip')),
  status text not null check (status in ('public', 'private', 'draft', 'limited')),
  check (status <> 'limited' or kind = 'event'),
  unique (id, kind),
  foreign key (id, kind) references content (id, kind) on delete cascade
);

create table event_application (
  event_id uuid not null,
  kind text not null generated always as ('event') stored,
  student_id uuid not null references account on delete cascade,
  state text not null check (state in ('going', 'waiting', 'cancelled')),
  -- The waiting list is served in this order; who cancels and comes back stands at its end.
  applied_at timestamptz not null,
  primary key (event_id, student_id),
  foreign key (event_id, kind) references post (id, kind) on delete cascade
);
create index event_application_line on event_application (event_id, state, applied_at);
create index event_application_student on event_application (student_id);

-- Lists of students a company keeps; their screens come later, an audience may name them already.
create table save_list (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  unique (id, company_id)
);
create index save_list_company on save_list (company_id);

create table saved_student (
  list_id uuid not null references save_list on delete cascade,
  student_id uuid not null references account on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (list_id, student_id)
);
create index saved_student_student on saved_student (student_id);

-- Who sees a job or an event that is limited.
create table audience (
  content_id uuid primary key,
  company_id uuid not null,
  connected boolean not null,
  foreign key (content_id, company_id) references content (id, company_id) on delete cascade
);

create table audience_list (
  content_id uuid not null references audience on delete cascade,
  list_id uuid not null,
  company_id uuid not null,
  primary key (content_id, list_id),
  -- Only the company's own lists.
  foreign key (content_id, company_id) references content (id, company_id) on delete cascade,
  foreign key (list_id, company_id) references save_list (id, company_id) on delete cascade
);
create index audience_list_list on audience_list (list_id);

create table audience_student (
  content_id uuid not null references audience on delete cascade,
  student_id uuid not null references account on delete cascade,
  primary key (content_id, student_id)
);
create index audience_student_student on audience_student (student_id);

-- Companies that may lend one another their jobs; a pair stands once, the smaller id first.
create table company_partner (
  company_id uuid not null references company on delete cascade,
  partner_id uuid not null references company on delete cascade,
  since timestamptz not null default now(),
  primary key (company_id, partner_id),
  check (company_id < partner_id)
);
create index company_partner_partner on company_partner (partner_id);

create table job_share (
  id uuid primary key default new_id(),
  job_id uuid not null references job_posting on delete cascade,
  company_id uuid not null references company on delete cascade,
  shared_at timestamptz not null,
  shared_by uuid references account on delete set null,
  unique (job_id, company_id)
);
create index job_share_company on job_share (company_id);
create index job_share_by on job_share (shared_by) where shared_by is not null;

-- When a use of it ended last. Whoever is still editing may want a picture back that somebody else
-- took out, so it stays as long as a file that nothing has used yet.
alter table stored_file add column let_go_at timestamptz;

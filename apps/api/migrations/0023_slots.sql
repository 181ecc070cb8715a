-- Times that a company offers in a thread, and the appointment that comes of them.
create table slot_offer (
  id uuid primary key default new_id(),
  message_id uuid not null unique references thread_message (id) on delete cascade,
  thread_id uuid not null references thread on delete cascade,
  company_id uuid not null references company on delete cascade,
  -- Whose time it is. Whoever of theirs is picked first takes it from the others.
  recruiter_id uuid references account on delete set null,
  minutes int not null check (minutes > 0),
  place text,
  link text,
  state text not null default 'offered'
    check (state in ('offered', 'picked', 'others_asked', 'called_off')),
  -- The appointment, once there is one.
  starts_at timestamptz,
  ends_at timestamptz,
  changes int not null default 0,
  called_off_by text check (called_off_by in ('student', 'company')),
  reason text,
  -- When both are reminded next.
  remind_at timestamptz,
  check (num_nonnulls(place, link) > 0),
  check (state <> 'picked' or (starts_at is not null and ends_at is not null)),
  check ((state = 'called_off') = (called_off_by is not null))
);
create index slot_offer_thread on slot_offer (thread_id);
create index slot_offer_taken on slot_offer (recruiter_id, starts_at) where state = 'picked';
create index slot_offer_recruiter on slot_offer (recruiter_id) where recruiter_id is not null;
create index slot_offer_remind on slot_offer (remind_at) where remind_at is not null;

create table slot_time (
  id uuid primary key default new_id(),
  offer_id uuid not null references slot_offer on delete cascade,
  starts_at timestamptz not null,
  unique (offer_id, starts_at)
);

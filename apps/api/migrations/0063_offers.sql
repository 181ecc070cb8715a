-- An offer: its terms as they were made, and how the student answered. The application says
-- whether an offer was sent; a row of an application that is not `offered` and whose state is
-- `open` was undone and only fills in the form again.
create table job_offer (
  application_id uuid primary key references application on delete cascade,
  company_id uuid not null,
  version integer not null,
  -- Null: the company stated no terms here.
  document jsonb,
  reply_by date,
  state text not null default 'open'
    check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  made_by uuid references account on delete set null,
  made_at timestamptz not null,
  decided_at timestamptz,
  -- Of the student who declined or of the company that withdrew.
  reason text,
  more_until date,
  more_text text,
  more_at timestamptz,
  remind_on date,
  check ((state = 'open') = (decided_at is null)),
  check ((more_until is null) = (more_at is null))
);
create index job_offer_of on job_offer (company_id, made_at desc);
create index job_offer_made_by on job_offer (made_by) where made_by is not null;
create index job_offer_remind on job_offer (remind_on) where remind_on is not null;
create index job_offer_withdrawn on job_offer (decided_at) where state = 'withdrawn';

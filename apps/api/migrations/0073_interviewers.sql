-- The members who hold a meeting; without rows it is the recruiter who offered the times.
create table slot_interviewer (
  offer_id uuid not null references slot_offer on delete cascade,
  account_id uuid not null references account on delete cascade,
  company_id uuid not null references company on delete cascade,
  primary key (offer_id, account_id)
);
create index slot_interviewer_account on slot_interviewer (account_id);
create index slot_offer_agreed on slot_offer (company_id, starts_at) where state = 'picked';

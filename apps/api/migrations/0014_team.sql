-- The language in which whoever invites writes to them.
alter table invitation
  add column language text not null default 'ja' check (language in ('ja', 'en'));
alter table invitation alter column language drop default;

-- Whoever was removed keeps a row with their name where something they wrote shows it, without an
-- address: the same person may be invited again.
drop index recruiter_company_email;
create unique index recruiter_company_email on recruiter (company_id, lower(email)) where email <> '';

-- Who takes care of a content. Not who wrote it last: it goes to a colleague when they leave.
alter table content add column in_charge uuid references account on delete set null;
update content set in_charge = updated_by;
create index content_in_charge on content (in_charge) where in_charge is not null;

-- When a colleague was here last, also if they have signed out.
create index session_of_account on session (account_id, created_at);

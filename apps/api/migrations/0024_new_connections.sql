-- A student has accepted the company's request, and nobody of the company has looked yet.
alter table connection
  add column new_to_company boolean not null default false,
  add check (not new_to_company or (state = 'connected' and asked_by = 'company'));
create index connection_new_to_company on connection (company_id) where new_to_company;

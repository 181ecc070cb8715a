-- Who of the operators did it, and why. Apart from the audit, which has ids only: a reason may name
-- somebody, and goes when they leave.
create table operator_act (
  audit_id uuid primary key references audit on delete cascade,
  operator text not null,
  why text not null
);

-- An account is out of use because its company or its owner closed it, because the operator has
-- suspended the person, or because the operator has suspended their company. Each is undone apart
-- from the others; whoever asks reads disabled_at, which follows from all three.
alter table account rename column disabled_at to closed_at;
alter table account
  add column suspended_at timestamptz,
  add column company_suspended_at timestamptz;
alter table account
  add column disabled_at timestamptz
    generated always as (least(closed_at, suspended_at, company_suspended_at)) stored;

create function suspend_members() returns trigger language plpgsql as $$
begin
  update account set company_suspended_at = new.suspended_at where company_id = new.id;
  return null;
end
$$;
create trigger company_suspended after update of suspended_at on company
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function suspend_members();

-- Whoever joins while a company is being suspended waits for it, or is found by it.
create function join_suspended() returns trigger language plpgsql as $$
begin
  select suspended_at into new.company_suspended_at
  from company where id = new.company_id for share;
  return new;
end
$$;
create trigger account_joins before insert on account
  for each row when (new.company_id is not null)
  execute function join_suspended();

update account set company_suspended_at = company.suspended_at
from company where company.id = account.company_id and company.suspended_at is not null;

-- A demo that is turned off suspends its companies, and takes back only that when it is on again.
alter table company
  add column suspended_with_demo boolean not null default false,
  add check (not suspended_with_demo or suspended_at is not null);
update company set suspended_with_demo = true where is_demo and suspended_at is not null;

-- Whom the operator has suspended is still an owner: it is undone like nothing else.
create or replace function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform 1 from company where id = old.company_id and suspended_at is null for update;
  if found and not exists (
    select 1 from account
    where company_id = old.company_id and level = 0 and closed_at is null
  ) then
    raise exception 'company % would be left without an owner', old.company_id
      using errcode = 'check_violation', constraint = 'company_has_an_owner';
  end if;
  return null;
end
$$;

-- Who has won in a programme, and in which round of the raffle.
create table scholarship_winner (
  entry_id uuid primary key references scholarship_entry on delete cascade,
  round smallint check (round > 0),
  won_at timestamptz not null
);

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
alter table account
  add column closed_at timestamptz,
  add column suspended_at timestamptz,
  add column company_suspended_at timestamptz;
update account set closed_at = disabled_at where disabled_at is not null;

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

drop trigger company_has_an_owner on account;
create constraint trigger company_has_an_owner
  after update or delete on account
  deferrable initially deferred
  for each row when (old.level = 0 and old.closed_at is null)
  execute function keep_an_owner();

create function follow_use() returns trigger language plpgsql as $$
begin
  -- The release before, which may still run beside this one, writes disabled_at and means closed.
  if tg_op = 'INSERT' then
    new.closed_at := coalesce(new.closed_at, new.disabled_at);
  elsif new.disabled_at is distinct from old.disabled_at
    and new.closed_at is not distinct from old.closed_at then
    new.closed_at := new.disabled_at;
  end if;
  new.disabled_at := least(new.closed_at, new.suspended_at, new.company_suspended_at);
  return new;
end
$$;
-- By its name after account_joins, which says whether the company is suspended.
create trigger account_use
  before insert or update of disabled_at, closed_at, suspended_at, company_suspended_at on account
  for each row execute function follow_use();

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
  add column suspended_with_demo boolean not null default false;
update company set suspended_with_demo = true where is_demo and suspended_at is not null;

-- Who has won in a programme, and in which round of the raffle.
create table scholarship_winner (
  entry_id uuid primary key references scholarship_entry on delete cascade,
  round smallint check (round > 0),
  won_at timestamptz not null
);

-- Verified without anybody having looked: a demo has no operator. Outside a demo it does not count.
alter table company
  add column verified_in_demo boolean not null default false,
  add check (not verified_in_demo or verified_at is not null);

-- What was verified is a name. Under another one the company is to be verified again, by whatever
-- path the name was changed.
create function drop_verification() returns trigger language plpgsql as $$
begin
  new.verified_at := null;
  new.verified_in_demo := false;
  return new;
end
$$;
create trigger company_renamed before update of name_jp, name_en on company
  for each row
  when ((old.name_jp, old.name_en) is distinct from (new.name_jp, new.name_en))
  execute function drop_verification();

-- An event at another time or place. Those who come are told when it has settled, and then once: what
-- they were told before is kept until then.
create table event_change (
  event_id uuid primary key references content on delete cascade,
  told jsonb not null,
  since timestamptz not null,
  due_at timestamptz not null
);
create index event_change_due on event_change (due_at);

-- A company that the operator has closed, such as one of a demo that is off, may have nobody in it.
create or replace function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform 1 from company where id = old.company_id and suspended_at is null for update;
  if found and not exists (
    select 1 from account
    where company_id = old.company_id and level = 0 and disabled_at is null
  ) then
    raise exception 'company % would be left without an owner', old.company_id
      using errcode = 'check_violation', constraint = 'company_has_an_owner';
  end if;
  return null;
end
$$;

-- The names that were looked at. A language that is left out, or comes back as it was, is no other name.
alter table company
  add column verified_name_jp text,
  add column verified_name_en text,
  -- The operator is asked at most once a day, however often the name changes.
  add column verification_asked_at timestamptz;
update company set verified_name_jp = name_jp, verified_name_en = name_en
where verified_at is not null;

create function keep_verified_names() returns trigger language plpgsql as $$
begin
  new.verified_name_jp := new.name_jp;
  new.verified_name_en := new.name_en;
  return new;
end
$$;
create trigger company_verified before update of verified_at on company
  for each row when (new.verified_at is not null and old.verified_at is null)
  execute function keep_verified_names();

drop trigger company_renamed on company;
create trigger company_renamed before update of name_jp, name_en on company
  for each row
  when (
    old.verified_at is not null and (
      (new.name_jp is not null and new.name_jp is distinct from old.verified_name_jp)
      or (new.name_en is not null and new.name_en is distinct from old.verified_name_en)))
  execute function drop_verification();

-- Of several changes that follow one another each keeps what was told before it: whoever applied
-- between two of them knows the later state.
alter table event_change drop constraint event_change_pkey;
alter table event_change add primary key (event_id, since);

-- A file that the scanner could not read goes behind the others.
alter table stored_file add column scan_tried_at timestamptz;

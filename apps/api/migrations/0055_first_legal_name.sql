-- What was verified is a name: a registered name stated for the first time is another one unless it is
-- the name that was verified. Companies of the demo come with theirs.
create function drop_verification_of_first_name() returns trigger language plpgsql as $$
begin
  update company set verified_at = null, verified_in_demo = false
  where id = new.company_id and verified_at is not null and not is_demo
    and new.legal_name is distinct from coalesce(verified_name_jp, name_jp)
    and new.legal_name is distinct from coalesce(verified_name_en, name_en);
  return null;
end
$$;
create trigger company_registered after insert on company_info
  for each row when (new.legal_name is not null)
  execute function drop_verification_of_first_name();
create trigger company_registered_first after update of legal_name on company_info
  for each row when (old.legal_name is null and new.legal_name is not null)
  execute function drop_verification_of_first_name();

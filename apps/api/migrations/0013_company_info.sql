-- What is true of a company, said once. Industry and employees stand in the company's own row, since
-- lists and search ask for them.
create table company_info (
  company_id uuid primary key references company on delete cascade,
  version integer not null check (version > 0),
  legal_name text,
  corporate_number text check (corporate_number ~ '^[0-9]{13}$'),
  representative text,
  postal_code text check (postal_code ~ '^[0-9]{3}-[0-9]{4}$'),
  address text,
  phone text,
  -- YYYY-MM.
  founded text check (founded ~ '^[0-9]{4}-[0-9]{2}$'),
  capital bigint check (capital >= 0),
  listing text,
  company_type text,
  complaints_office text,
  complaints_email text,
  complaints_phone text
);

-- Until now the company's page was asked for these; what it has published counts, or else its draft.
insert into company_info (company_id, version, founded, capital, listing, company_type)
select
  company_id, 1, said ->> 'founded', (said ->> 'capital')::bigint,
  said ->> 'listing', said ->> 'companyType'
from (
  select company_id, coalesce(published, draft) -> 'common' as said
  from content where kind = 'general'
) as general;
update company set
  employees = coalesce((said #>> '{common,employees}')::integer, employees),
  industry_id = coalesce(
    (said #>> '{jp,industry}')::smallint, (said #>> '{en,industry}')::smallint, industry_id)
from (
  select company_id, coalesce(published, draft) as said from content where kind = 'general'
) as general
where general.company_id = company.id;
-- A draft that says otherwise says what is true from now on.
update content set draft = jsonb_set(draft, '{common}', draft -> 'common' || jsonb_build_object(
  'founded', published #> '{common,founded}', 'capital', published #> '{common,capital}',
  'listing', published #> '{common,listing}', 'companyType', published #> '{common,companyType}',
  'employees', published #> '{common,employees}'))
where kind = 'general' and published is not null;

-- What was verified is a registered company. Under another registered name or number it is another.
create function drop_verification_of_company() returns trigger language plpgsql as $$
begin
  update company set verified_at = null, verified_in_demo = false where id = new.company_id;
  return null;
end
$$;
create trigger company_registered_otherwise after update of legal_name, corporate_number on company_info
  for each row
  when (
    (old.legal_name is not null and new.legal_name is distinct from old.legal_name)
    or (old.corporate_number is not null and new.corporate_number is distinct from old.corporate_number))
  execute function drop_verification_of_company();

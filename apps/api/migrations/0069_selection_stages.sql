-- The stages of a company's selection between 選考中 and 内定, in their order. Students see none.
create table apply_stage (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  stage_index int not null check (stage_index >= 0),
  name_jp text,
  name_en text,
  check (num_nonnulls(name_jp, name_en) > 0)
);
create index apply_stage_of on apply_stage (company_id, stage_index);

insert into apply_stage (company_id, stage_index, name_jp, name_en)
select company.id, stage.*
from company, (values
  (0, '書類選考', 'Screening'),
  (1, '一次面接', 'First interview'),
  (2, '最終面接', 'Final interview')
) as stage;

-- The database adds the default stages, so that no way to create a company can omit them.
create function add_apply_stages() returns trigger language plpgsql as $$
begin
  insert into apply_stage (company_id, stage_index, name_jp, name_en) values
    (new.id, 0, '書類選考', 'Screening'),
    (new.id, 1, '一次面接', 'First interview'),
    (new.id, 2, '最終面接', 'Final interview');
  return null;
end
$$;
create trigger company_has_stages after insert on company
  for each row execute function add_apply_stages();

-- The stage of an application in selection; an ended application keeps its last one.
alter table application
  add column stage_id uuid references apply_stage on delete set null;
update application set stage_id = (
  select id from apply_stage
  where apply_stage.company_id = application.company_id and stage_index = 0
)
where status = 'in-progress';
create index application_stage on application (stage_id) where stage_id is not null;

-- Every application in selection has a stage, also when the release before this one writes it.
create function keep_a_stage() returns trigger language plpgsql as $$
begin
  if new.status = 'new' then
    new.stage_id := null;
  elsif new.status = 'in-progress' and new.stage_id is null then
    new.stage_id := (
      select id from apply_stage where company_id = new.company_id
      order by stage_index, id limit 1
    );
  end if;
  return new;
end
$$;
create trigger application_has_stage before insert or update of status, stage_id on application
  for each row execute function keep_a_stage();

-- What interviewers rate in this stage besides their overall impression.
alter table apply_stage add column criteria text[] not null default '{}';

-- A member's form about an application, one per stage. The name of the stage at that time is
-- stored, so that the form stays readable after the stage is deleted.
create table interview_form (
  id uuid primary key default new_id(),
  application_id uuid not null references application on delete cascade,
  company_id uuid not null,
  stage_id uuid references apply_stage on delete set null,
  stage_jp text,
  stage_en text,
  author_id uuid references account on delete set null,
  -- [{ "criterion": text, "stars": 1 to 5 }]
  scores jsonb not null default '[]',
  stars int not null check (stars between 1 and 5),
  text text,
  submitted_at timestamptz not null,
  unique (application_id, stage_id, author_id)
);
create index interview_form_author on interview_form (author_id) where author_id is not null;
create index interview_form_stage on interview_form (stage_id) where stage_id is not null;

-- Forms replace ratings. The release before this one still writes ratings: copied by a trigger.
create function copy_rating() returns trigger language plpgsql as $$
begin
  insert into interview_form (
    application_id, company_id, stage_id, stage_jp, stage_en, author_id, stars, text, submitted_at
  )
  select new.application_id, new.company_id, stage.id, stage.name_jp, stage.name_en,
    new.author_id, new.stars, new.text, new.rated_at
  from application
    left join lateral (
      select * from apply_stage
      where company_id = new.company_id
      order by (id = application.stage_id) desc nulls last, stage_index, id
      limit 1
    ) as stage on true
  where application.id = new.application_id
  on conflict (application_id, stage_id, author_id) do update
    set stars = excluded.stars, text = excluded.text, submitted_at = excluded.submitted_at;
  return null;
end
$$;
create trigger rating_is_a_form after insert or update of stars, text on application_rating
  for each row execute function copy_rating();
update application_rating set stars = stars;

-- Forms about a student go with the account, also when the release before this one erases it.
create function delete_forms() returns trigger language plpgsql as $$
begin
  delete from interview_form where application_id = new.id;
  return null;
end
$$;
create trigger forms_go_with_the_student after update of student_id on application
  for each row when (old.student_id is not null and new.student_id is null)
  execute function delete_forms();

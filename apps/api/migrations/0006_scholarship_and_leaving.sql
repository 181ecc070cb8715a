create table scholarship_programme (
  id uuid primary key default new_id(),
  name_ja text not null,
  name_en text not null,
  opens_at timestamptz not null,
  -- Names a minute, which still counts.
  deadline timestamptz not null check (deadline > opens_at)
);

create table scholarship_category (
  programme_id uuid not null references scholarship_programme on delete cascade,
  category text not null
    check (category in ('research', 'extracurriculars', 'self-starter', 'raffle')),
  position smallint not null,
  winners integer not null check (winners > 0),
  prize_yen integer not null check (prize_yen > 0),
  winners_per_round integer[],
  -- The raffle is off until the operator turns it on.
  is_offered boolean not null default true,
  primary key (programme_id, category),
  unique (programme_id, position),
  check ((category = 'raffle') = (winners_per_round is not null))
);

create table scholarship_entry (
  id uuid primary key default new_id(),
  programme_id uuid not null,
  student_id uuid not null references student on delete cascade,
  category text not null,
  title text,
  writeup text,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (programme_id, category) references scholarship_category,
  constraint scholarship_category_once unique (student_id, programme_id, category),
  check ((category = 'raffle') = (title is null)),
  check ((category = 'raffle') = (writeup is null))
);

-- However many categories a programme has one day. Whoever enters waits for the other request of
-- the same student, and then counts.
create function keep_to_four_entries() returns trigger language plpgsql as $$
begin
  perform 1 from student where id = new.student_id for no key update;
  if (
    select count(*) from scholarship_entry
    where student_id = new.student_id and programme_id = new.programme_id
  ) > 4 then
    raise exception 'a fifth entry' using
      errcode = 'check_violation', constraint = 'scholarship_four_entries';
  end if;
  return null;
end
$$;
create trigger scholarship_four_entries after insert on scholarship_entry
  for each row execute function keep_to_four_entries();

create table scholarship_entry_file (
  entry_id uuid not null references scholarship_entry on delete cascade,
  position smallint not null check (position between 0 and 4),
  -- That a file in use stays is the business of its use.
  file_id uuid not null unique references stored_file on delete cascade,
  primary key (entry_id, position)
);

-- When it opened is not known; that it was before the deadline is.
with programme as (
  insert into scholarship_programme (name_ja, name_en, opens_at, deadline)
  values ('留学生奨学金 2025', 'Scholarship for International Students 2025',
          '2025-01-31T15:00:00Z', '2025-04-30T14:59:00Z')
  returning id
)
insert into scholarship_category
  (programme_id, category, position, winners, prize_yen, winners_per_round, is_offered)
select id, given.*
from programme, (values
  ('research', 0, 5, 100000, null::integer[], true),
  ('extracurriculars', 1, 10, 100000, null, true),
  ('self-starter', 2, 5, 100000, null, true),
  ('raffle', 3, 200, 10000, '{50,50,100}', false)
) as given (category, position, winners, prize_yen, winners_per_round, is_offered);

-- Who has left: the account stays so that what others hold can say so, the person does not.
alter table account
  add column erased_at timestamptz,
  add check (erased_at is null or disabled_at is not null);

-- A file belongs to the person, not to the account that outlives them: an upload that ends after
-- its owner has left finds nobody to belong to.
alter table stored_file
  drop constraint stored_file_student_id_fkey,
  add foreign key (student_id) references student on delete cascade;

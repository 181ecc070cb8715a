-- Of every student whose profile was looked at: by which rules, since when companies find them (coming
-- back does not make anybody new), and the last day in Japan on which they were here.
create table student_shown (
  student_id uuid primary key references student on delete cascade,
  rules smallint not null,
  shown_at timestamptz,
  active_on date
);

-- What companies search students by, one narrow row for each student who is findable: the account is
-- in use, looks for work, and has told enough to connect. It follows from the profile and is written
-- with it (features/student-rows). Whom a company may find is asked when it is read.
-- Nothing here is a name, an address, a gender or an age.
create table student_search (
  student_id uuid primary key references student on delete cascade,
  rules smallint not null,
  -- Seconds since 2020-01-01 UTC.
  shown integer not null,
  -- Days since 2000-01-01 in Japan; 0 where nobody knows.
  active smallint not null,
  -- Months since 2000-01.
  graduation smallint not null,
  -- Places in the contract's tables.
  degree smallint not null,
  major smallint not null,
  -- Rungs of the one ladder: by anything said, and by exams alone.
  japanese smallint not null,
  japanese_certified smallint not null,
  english smallint not null,
  english_certified smallint not null,
  -- Of each language its place in the contract's table × 8 + the rung.
  languages smallint[] not null,
  languages_certified smallint[] not null,
  -- A bit for each entry of the contract's tables.
  industries smallint not null,
  job_categories smallint not null,
  looking_for smallint not null,
  worked_industries smallint not null,
  worked_categories smallint not null,
  worked_kinds smallint not null,
  current_country text collate "C" not null,
  origin_country text collate "C",
  university text not null,
  -- How much earlier or later than the score alone says, so that not everybody is shown the same few.
  exposure smallint not null default 0,
  -- Words, and of Japanese every two letters that stand together; without places.
  words tsvector not null
);
-- The words are read by their index alone: kept beside the table, they do not make it wide.
alter table student_search alter column words set storage external;
alter table student_search set (toast_tuple_target = 128);
create index student_search_words on student_search using gin (words);

-- Rows go with their student, too: the log is kept by the database itself.
create function log_student_search() returns trigger language plpgsql as $$
  begin
    insert into search_change (source, row_id) select 'student', student_id from changed;
    perform pg_notify('search_change', 'student');
    return null;
  end
$$;
create trigger student_search_added after insert on student_search
  referencing new table as changed for each statement execute function log_student_search();
create trigger student_search_changed after update on student_search
  referencing new table as changed for each statement execute function log_student_search();
create trigger student_search_removed after delete on student_search
  referencing old table as changed for each statement execute function log_student_search();

-- YYYY-MM: compares like the month it names.
create domain year_month as text check (value ~ '^\d{4}-(0[1-9]|1[0-2])$');
-- ISO 3166-1 alpha-2.
create domain country_code as text check (value ~ '^[A-Z]{2}$');
-- The id of an entry in one of the contract's tables.
create domain reference_id as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

alter table student
  add column first_name_kana text,
  add column last_name_kana text,
  add column gender text check (gender in ('male', 'female', 'rather-not-say')),
  add column date_of_birth date,
  add column country_of_origin country_code,
  add column current_country country_code,
  add column phone_country country_code,
  -- E.164.
  add column phone_number text check (phone_number ~ '^\+[1-9]\d{4,14}$'),
  add check ((phone_country is null) = (phone_number is null));

-- What is saved at once has one version; a section never saved has no row, and version 0.
create table student_section (
  student_id uuid not null references student on delete cascade,
  section text not null check (section in (
    'basic', 'residence', 'education', 'languages', 'career', 'work', 'story', 'links', 'resume')),
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  primary key (student_id, section)
);

-- As declared by the student; nothing of a residence card is kept.
create table student_residence (
  student_id uuid primary key references student on delete cascade,
  status reference_id,
  designation reference_id,
  expires_on date,
  expected_graduation year_month,
  other_activity_permission boolean,
  check (designation is null or status is not distinct from 'designated-activities')
);

create table student_university (
  student_id uuid not null references student on delete cascade,
  -- 0 is the one they are at, or came from last; the others were before it.
  position smallint not null check (position >= 0),
  place text not null check (place in ('japan', 'abroad')),
  country country_code,
  name text not null,
  degree_type text not null check (degree_type in ('bachelor', 'master', 'doctoral')),
  major_type text not null check (major_type in ('humanities', 'science', 'others')),
  major_category reference_id not null,
  department text,
  entrance year_month not null,
  graduation year_month not null,
  primary key (student_id, position),
  check ((place = 'abroad') = (country is not null)),
  check (graduation > entrance)
);
create index student_university_current on student_university (name) where position = 0;

create table student_language (
  student_id uuid not null references student on delete cascade,
  language reference_id not null,
  position smallint not null check (position >= 0),
  self_rating text not null
    check (self_rating in ('native', 'fluent', 'business', 'daily-conversation', 'elementary')),
  exam reference_id,
  level text check (level in ('N1', 'N2', 'N3', 'N4', 'N5')),
  -- Scores come in steps of a half at least, which a binary fraction holds exactly.
  score real check (score >= 0),
  certified_on year_month,
  primary key (student_id, language),
  unique (student_id, position),
  check (exam is not null or (score is null and certified_on is null)),
  check (level is null or exam is not distinct from 'jlpt')
);

create table student_career (
  student_id uuid primary key references student on delete cascade,
  industries smallint[] not null check (industries <@ '{1,2,3,4,5,6,7,8}'),
  job_categories smallint[] not null check (job_categories <@ '{1,2,3,4}'),
  looking_for text[] not null
    check (looking_for <@ '{internship,full-time,second-new-graduate,mid-career}'),
  career_vision text
);

create table student_work (
  student_id uuid not null references student on delete cascade,
  position smallint not null check (position >= 0),
  company text not null,
  country country_code,
  industry smallint check (industry between 1 and 8),
  employment_type text not null
    check (employment_type in ('internship', 'full-time', 'part-time', 'subcontract', 'others')),
  job_category smallint check (job_category between 1 and 4),
  role text,
  start_month year_month not null,
  end_month year_month,
  currently_employed boolean not null,
  details text,
  primary key (student_id, position),
  check (end_month >= start_month),
  check (currently_employed = (end_month is null))
);

create table student_story (
  student_id uuid primary key references student on delete cascade,
  strength text,
  highlight text,
  skills text
);

create table student_link (
  student_id uuid not null references student on delete cascade,
  position smallint not null check (position >= 0),
  url text not null check (url ~* '^https?://'),
  title text,
  summary text,
  primary key (student_id, position)
);

-- What only a 履歴書 asks for.
create table student_resume (
  student_id uuid primary key references student on delete cascade,
  year_style text not null check (year_style in ('western', 'era')),
  postal_code text check (postal_code ~ '^\d{3}-\d{4}$'),
  address text,
  address_kana text,
  second_contact text,
  motivation text,
  requests text
);

create table student_licence (
  student_id uuid not null references student on delete cascade,
  position smallint not null check (position >= 0),
  acquired year_month not null,
  name text not null,
  primary key (student_id, position)
);

create table student_resume_file (
  student_id uuid not null references student on delete cascade,
  slot text not null check (slot in ('resume-ja', 'resume-en', 'cv-ja', 'cv-en')),
  file_id uuid not null unique references stored_file on delete cascade,
  primary key (student_id, slot)
);

-- Whoever never changed anything has no row: the defaults are the code's.
create table student_settings (
  student_id uuid primary key references student on delete cascade,
  version integer not null check (version > 0),
  mail_connects boolean not null,
  mail_messages boolean not null,
  mail_applications boolean not null,
  mail_news boolean not null,
  language text not null check (language in ('ja', 'en')),
  occupation text not null check (occupation in ('student', 'working')),
  job_hunting text not null check (job_hunting in ('looking', 'not-looking'))
);

create table blocked_company (
  student_id uuid not null references student on delete cascade,
  company_id uuid not null references company on delete cascade,
  primary key (student_id, company_id)
);
create index blocked_company_company on blocked_company (company_id);

-- Only the demo ever filled this column, so what it did not say of its invented people is invented.
insert into student_university
  (student_id, position, place, name, degree_type, major_type, major_category, entrance, graduation)
select id, 0, 'japan', university, 'bachelor', 'others', 'liberal-arts', '2023-04', '2027-03'
from student where university is not null;
insert into student_section (student_id, section, version, saved_at)
select id, 'education', 1, now() from student where university is not null;
alter table student drop column university;

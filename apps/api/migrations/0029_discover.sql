alter table job_posting
  -- The last day to apply, as the published copy says; at its end in Japan the job closes by itself.
  add column closes_on date,
  -- The deadline that the company was told is near.
  add column closing_told_for date,
  -- When somebody could see it for the first time. Publishing again does not make a job new.
  add column opened_at timestamptz;
update job_posting set opened_at = content.published_at from content
where content.id = job_posting.id and content.published_at is not null;
create index job_posting_closing on job_posting (closes_on) where closes_on is not null and status in (1, 4);

-- What talent searches jobs by, one narrow row for each job that somebody may see. It follows from the
-- published copies of the job and of its company and is written with them (features/discover/rows);
-- who may see the company, and who is in the audience of what is limited, is asked when it is read.
create table job_search (
  job_id uuid primary key references job_posting on delete cascade,
  company_id uuid not null references company on delete cascade,
  -- By which rules it was written: rows of older rules are written again.
  rules smallint not null,
  limited boolean not null,
  opened_at timestamptz not null,
  closes_on date,
  job_type smallint,
  category smallint not null,
  industry smallint,
  prefectures text[] not null,
  features smallint[] not null,
  -- A rung of the ladder of the contract.
  japanese smallint not null,
  aptitude smallint,
  -- YYYY-MM.
  graduation_from text collate "C",
  graduation_to text collate "C",
  start_from text collate "C",
  start_to text collate "C",
  yearly_pay bigint,
  employees integer,
  listing text,
  company_type text,
  company_features smallint[] not null,
  visa_support boolean not null,
  -- Words, and of Japanese every two letters that stand together; without places.
  words tsvector not null
);
-- The words are read by their index alone: kept beside the table, they do not make it wide.
alter table job_search alter column words set storage external;
alter table job_search set (toast_tuple_target = 128);
create index job_search_words on job_search using gin (words);
create index job_search_company on job_search (company_id);

create table company_search (
  company_id uuid primary key references company on delete cascade,
  rules smallint not null,
  listed_at timestamptz not null,
  industry smallint,
  employees integer,
  listing text,
  company_type text,
  features smallint[] not null,
  visa_support boolean not null,
  words tsvector not null
);
alter table company_search alter column words set storage external;
alter table company_search set (toast_tuple_target = 128);
create index company_search_words on company_search using gin (words);

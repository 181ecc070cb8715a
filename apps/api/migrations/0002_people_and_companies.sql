create table company (
  id uuid primary key default new_id(),
  name_jp text,
  name_en text,
  industry_id smallint not null check (industry_id between 1 and 8),
  prefecture text,
  employees integer check (employees > 0),
  plan smallint not null default 1 check (plan in (1, 2)),
  verified_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  check (name_jp is not null or name_en is not null)
);

alter table account
  add foreign key (company_id) references company on delete cascade;

create table recruiter (
  id uuid primary key,
  kind text not null generated always as ('company') stored,
  email text not null,
  name text not null,
  picture_id uuid,
  created_at timestamptz not null default now(),
  foreign key (id, kind) references account (id, kind) on delete cascade
);
create index recruiter_email on recruiter (lower(email));

create table student (
  id uuid primary key,
  kind text not null generated always as ('student') stored,
  email text not null,
  first_name text not null,
  last_name text not null,
  picture_id uuid,
  university text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (id, kind) references account (id, kind) on delete cascade
);
create unique index student_email on student (lower(email));

-- The secret address under which calendar programs read a student's calendar. Whoever has it needs no
-- sign-in, so that only its digest is kept; a new one replaces it.
create table calendar_feed (
  student_id uuid primary key references student on delete cascade,
  token_digest bytea not null unique,
  language text not null check (language in ('ja', 'en')),
  made_at timestamptz not null
);

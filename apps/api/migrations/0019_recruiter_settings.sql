alter table recruiter
  add column version integer not null default 0,
  add column department text,
  add column title text;

-- When a mail of a kind comes: as soon as there is something, with the others in the morning, or not.
create domain mail_timing as text check (value in ('at_once', 'daily', 'never'));

create table recruiter_settings (
  recruiter_id uuid primary key references recruiter on delete cascade,
  version integer not null check (version > 0),
  mail_connects mail_timing not null,
  mail_messages mail_timing not null,
  mail_applicants mail_timing not null,
  mail_news mail_timing not null,
  language text not null check (language in ('ja', 'en'))
);

-- On was at once, off was never.
alter table student_settings
  alter column mail_connects type mail_timing using case when mail_connects then 'at_once' else 'never' end,
  alter column mail_messages type mail_timing using case when mail_messages then 'at_once' else 'never' end,
  alter column mail_applications type mail_timing
    using case when mail_applications then 'at_once' else 'never' end,
  alter column mail_news type mail_timing using case when mail_news then 'at_once' else 'never' end;

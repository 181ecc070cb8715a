-- What the identity service needs to end its own session along with ours.
alter table session add column id_token text;

-- Rotated on each use. A replaced token that comes back later than a moment ends the session.
create table refresh_token (
  digest bytea primary key check (octet_length(digest) = 32),
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null,
  replaced_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);
create index refresh_token_expiry on refresh_token (expires_at);

-- One address may belong to several companies, once to each, with a password for each.
alter table account add unique (id, company_id);
alter table recruiter add column company_id uuid;
update recruiter set company_id = account.company_id from account where account.id = recruiter.id;
alter table recruiter
  alter column company_id set not null,
  add column password_hash text,
  add foreign key (id, company_id) references account (id, company_id) on delete cascade;
create unique index recruiter_company_email on recruiter (company_id, lower(email));

-- A company that exists has somebody who may do everything. Whoever takes an owner away waits for
-- the other who does so at the same moment, and then counts again.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform 1 from company where id = old.company_id for update;
  if found and not exists (
    select 1 from account
    where company_id = old.company_id and level = 0 and disabled_at is null
  ) then
    raise exception 'company % would be left without an owner', old.company_id
      using errcode = 'check_violation', constraint = 'company_has_an_owner';
  end if;
  return null;
end
$$;
create constraint trigger company_has_an_owner
  after update or delete on account
  deferrable initially deferred
  for each row when (old.level = 0 and old.disabled_at is null)
  execute function keep_an_owner();

create table invitation (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  email text not null,
  level smallint not null check (level between 0 and 3),
  invited_by uuid references account on delete set null,
  token_digest bytea not null unique check (octet_length(token_digest) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index invitation_company_email on invitation (company_id, lower(email));

-- Links in mails and choices in progress: kept as digests, gone when used.
create table one_time_token (
  digest bytea primary key check (octet_length(digest) = 32),
  purpose text not null
    check (purpose in ('login-choice', 'password-reset', 'password-choice', 'sign-up')),
  data jsonb not null,
  expires_at timestamptz not null
);
create index one_time_token_expiry on one_time_token (expires_at);

-- A student sign-in that has gone to the identity service and not come back yet.
create table sso_attempt (
  state_digest bytea primary key check (octet_length(state_digest) = 32),
  browser_digest bytea not null check (octet_length(browser_digest) = 32),
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index sso_attempt_expiry on sso_attempt (expires_at);

create table student_identity (
  issuer text not null,
  subject text not null,
  student_id uuid not null references student on delete cascade,
  primary key (issuer, subject)
);
create index student_identity_student on student_identity (student_id);

-- The badges: what is new for one person, counted by the command that makes it new.
create table notice_count (
  account_id uuid not null references account on delete cascade,
  kind text not null
    check (kind in ('connects', 'messages', 'apply', 'connectsAccept', 'notifications')),
  unread integer not null check (unread >= 0),
  primary key (account_id, kind)
);

-- What shows a picture changes it by its own name.
create index file_use_subject on file_use (subject);

-- Codes of an authenticator app at sign-in. Without confirmed_at it is being set up.
create table two_step (
  account_id uuid primary key references recruiter on delete cascade,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The time step of the code that was used last: it and those before it are spent.
  last_step bigint
);

-- Kept as digests, gone when used.
create table recovery_code (
  account_id uuid not null references two_step on delete cascade,
  digest bytea not null check (octet_length(digest) = 32),
  primary key (account_id, digest)
);

alter table one_time_token
  drop constraint one_time_token_purpose_check,
  add constraint one_time_token_purpose_check check (purpose in (
    'login-choice', 'login-code', 'password-reset', 'password-choice', 'sign-up'));

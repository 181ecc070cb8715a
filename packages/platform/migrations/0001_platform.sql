-- Identifiers sort by time. PostgreSQL 18 has uuidv7(); older servers get the same layout by hand.
do $$
begin
  if to_regprocedure('uuidv7()') is not null then
    create function new_id() returns uuid language sql volatile parallel safe
      as 'select uuidv7()';
  else
    create function new_id() returns uuid language sql volatile parallel safe
      as $f$
        select encode(
          set_bit(
            set_bit(
              overlay(
                uuid_send(gen_random_uuid())
                placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
                from 1 for 6),
              52, 1),
            53, 1),
          'hex')::uuid
      $f$;
  end if;
end
$$;

-- Everyone who can sign in. Levels and companies live here so that one join decides who may call.
create table account (
  id uuid primary key default new_id(),
  kind text not null check (kind in ('student', 'company')),
  company_id uuid,
  level smallint check (level between 0 and 3),
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  check ((kind = 'company') = (company_id is not null)),
  check ((kind = 'company') = (level is not null)),
  -- What student and recruiter rows refer to, so that each has an account of its own kind.
  unique (id, kind)
);
create index account_company on account (company_id) where company_id is not null;

create table session (
  id uuid primary key default new_id(),
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index session_account on session (account_id) where ended_at is null;

-- Tokens are kept as SHA-256 digests only.
create table access_token (
  digest bytea primary key check (octet_length(digest) = 32),
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null
);
create index access_token_session on access_token (session_id);
create index access_token_expiry on access_token (expires_at);

-- What was done by whom. Ids only: no names, no texts.
create table audit (
  id uuid primary key default new_id(),
  at timestamptz not null,
  action text not null,
  account_id uuid,
  company_id uuid,
  subject_id uuid,
  request_id text not null
);
create index audit_account on audit (account_id, id);
create index audit_company on audit (company_id, id);

-- The answer to a POST, kept in the transaction of what it did, so that a retry repeats nothing.
create table idempotency_key (
  caller text not null,
  key text not null,
  endpoint text not null,
  request_digest bytea not null,
  reply text,
  created_at timestamptz not null,
  primary key (caller, endpoint, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Losing counters in a crash forgives a few calls; unlogged keeps them off the write-ahead log.
create unlogged table call_count (
  bucket text primary key,
  count integer not null,
  expires_at timestamptz not null
);
create index call_count_expiry on call_count (expires_at);

-- One counter per account makes event ids gapless and in commit order, so a stream can resume.
create table realtime_cursor (
  account_id uuid primary key references account on delete cascade,
  last bigint not null
);

create table realtime_event (
  account_id uuid not null references account on delete cascade,
  id bigint not null,
  kind text not null,
  subject text,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index realtime_event_age on realtime_event (created_at);

-- Mails wait here until they are sent; then their personal content is emptied.
create table mail (
  id uuid primary key default new_id(),
  recipient text,
  language text not null check (language in ('ja', 'en')),
  template text not null,
  data jsonb,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Filled only where mails are captured instead of sent.
  captured jsonb
);
create index mail_captured on mail (sent_at, id) where captured is not null;
create index mail_sent on mail (sent_at);

create table server_secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

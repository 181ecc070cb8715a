create schema if not exists identity;

create table identity.account (
  id uuid primary key default new_id(),
  email text not null,
  password_hash text not null,
  given_name text not null,
  family_name text not null,
  language text not null check (language in ('ja', 'en')),
  confirmed_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null
);
create unique index account_email on identity.account (lower(email));
create index account_unconfirmed on identity.account (created_at) where confirmed_at is null;

-- What the OpenID Provider keeps: sessions, interactions, codes, tokens, grants. Ids are kept as
-- digests, since whoever knows one is its bearer.
create table identity.oidc_payload (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  -- An interaction names the person it is about to sign in, or who is signed in where it began.
  account_id text generated always as (
    coalesce(
      payload ->> 'accountId',
      payload #>> '{result,login,accountId}',
      payload #>> '{session,accountId}'
    )
  ) stored,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_payload_grant on identity.oidc_payload (grant_id) where grant_id is not null;
create index oidc_payload_uid on identity.oidc_payload (uid) where uid is not null;
create index oidc_payload_account on identity.oidc_payload (account_id) where account_id is not null;
create index oidc_payload_expiry on identity.oidc_payload (expires_at);

-- Private keys. The newest signs; older ones stay published while what they signed is still of use.
create table identity.signing_key (
  id text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

create table identity.one_time_token (
  digest bytea primary key check (octet_length(digest) = 32),
  purpose text not null check (purpose in ('confirm', 'reset')),
  account_id uuid not null references identity.account on delete cascade,
  -- Where the link was sent: only this address has been shown to belong to whoever holds it.
  email text not null,
  -- The sign-in that was under way in the browser that asked; the same browser may go on with it.
  interaction_uid text,
  -- What was registered with this link; it counts only in the browser where it was typed. A link
  -- that was sent again has none.
  registration jsonb,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_account on identity.one_time_token (account_id);
create index one_time_token_expiry on identity.one_time_token (expires_at);

-- Asked for by anyone for any address; looked up only by the job, so that the answer takes as long
-- for an address that nobody has.
create table identity.mail_request (
  id uuid primary key default new_id(),
  purpose text not null check (purpose in ('confirm', 'reset')),
  email text not null,
  language text not null check (language in ('ja', 'en')),
  interaction_uid text,
  created_at timestamptz not null
);

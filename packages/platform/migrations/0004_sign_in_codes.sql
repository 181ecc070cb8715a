-- What is mailed to the owner of an account that somebody guesses at; digests of address and code.
create table sign_in_code (
  digest bytea primary key check (octet_length(digest) = 32),
  expires_at timestamptz not null
);
create index sign_in_code_expiry on sign_in_code (expires_at);

-- Errors that people's browsers met in the client. Equal ones are one row: what they have in common is
-- digested. Nothing here says who met them.
create table client_error (
  digest bytea primary key,
  kind text not null,
  name text not null,
  says text not null,
  call text,
  status smallint,
  route text,
  places text[] not null,
  -- The last build that met it.
  release text not null,
  count integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index client_error_first on client_error (first_at);
create index client_error_last on client_error (last_at);

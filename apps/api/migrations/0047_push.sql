-- Devices that are told that something is new, as long as their session lasts. An address is a secret
-- of the browser's push service; with it one can say that, and nothing else.
create table push_device (
  address text primary key check (length(address) <= 1000),
  student_id uuid not null references student on delete cascade,
  session_id uuid not null references session on delete cascade,
  added_at timestamptz not null,
  -- What came later than this is new.
  told_at timestamptz not null
);
create index push_device_student on push_device (student_id);
create index push_device_session on push_device (session_id);

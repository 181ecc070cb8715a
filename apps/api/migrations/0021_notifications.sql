-- What somebody is told in the product itself. The words are made where it is read, from the kind and
-- the few ids and names in `about`.
create table notification (
  id uuid primary key default new_id(),
  account_id uuid not null references account on delete cascade,
  kind text not null,
  about jsonb not null,
  -- Whom it names to somebody else: it goes with that student.
  student_id uuid references student on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_of_account on notification (account_id, id);
create index notification_unread on notification (account_id, id) where read_at is null;
create index notification_student on notification (student_id) where student_id is not null;
create index notification_read on notification (read_at) where read_at is not null;

-- Badges are counted from what they stand for; nothing wrote these numbers.
drop table notice_count;

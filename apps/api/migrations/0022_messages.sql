-- What a company and a student write to each other: one thread for the two, from the moment they connect.
create table thread (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  -- Null: the student has left.
  student_id uuid references student on delete set null,
  created_at timestamptz not null,
  -- Whoever writes takes the next number under this row's lock, so numbers have no gap and no order
  -- of commits can make a page of history skip one.
  last_number int not null default 0 check (last_number >= 0),
  last_at timestamptz not null,
  -- Messages of the other side after the number up to which this side has read.
  student_unread int not null default 0 check (student_unread >= 0),
  company_unread int not null default 0 check (company_unread >= 0),
  student_read int not null default 0,
  company_read int not null default 0,
  -- When what is unread is told by mail; null where nothing is, or where it was told.
  student_mail_at timestamptz,
  company_mail_at timestamptz,
  -- Who of the company is on it.
  assignee_id uuid references account on delete set null,
  unique (company_id, student_id)
);
create index thread_of_company on thread (company_id, last_at, id);
create index thread_of_student on thread (student_id, last_at, id) where student_id is not null;
create index thread_assignee on thread (assignee_id, last_at) where assignee_id is not null;
create index thread_student_unread on thread (student_id) where student_unread > 0;
create index thread_company_unread on thread (company_id) where company_unread > 0;
create index thread_student_mail on thread (student_mail_at) where student_mail_at is not null;
create index thread_company_mail on thread (company_mail_at) where company_mail_at is not null;

create table thread_message (
  -- Made by the sender: a message that is sent twice is stored once.
  id uuid not null unique,
  thread_id uuid not null references thread on delete cascade,
  company_id uuid not null,
  number int not null,
  side text not null check (side in ('student', 'company')),
  -- The recruiter who wrote it. What the student wrote is told by the thread.
  author_id uuid references account on delete set null,
  kind text not null check (kind in ('text', 'slots')),
  text text,
  -- As a search compares it.
  folded text not null,
  sent_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (thread_id, number),
  check (deleted_at is null or (text is null and folded = ''))
);
create index thread_message_author on thread_message (author_id) where author_id is not null;

create table thread_file (
  message_id uuid not null references thread_message (id) on delete cascade,
  position int not null,
  file_id uuid not null unique references stored_file on delete cascade,
  primary key (message_id, position)
);

-- A table of its own: what the company writes for itself cannot be sent by a forgotten condition.
create table thread_note (
  id uuid primary key default new_id(),
  thread_id uuid not null references thread on delete cascade,
  company_id uuid not null,
  after_number int not null,
  author_id uuid references account on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index thread_note_place on thread_note (thread_id, after_number, id);
create index thread_note_author on thread_note (author_id) where author_id is not null;

create table message_template (
  id uuid primary key default new_id(),
  company_id uuid not null references company on delete cascade,
  name text not null,
  text_jp text,
  text_en text,
  updated_at timestamptz not null,
  updated_by uuid references account on delete set null,
  check (num_nonnulls(text_jp, text_en) > 0)
);
create index message_template_company on message_template (company_id, name);
create index message_template_writer on message_template (updated_by) where updated_by is not null;

insert into thread (company_id, student_id, created_at, last_at)
select company_id, student_id, connected_at, connected_at from connection where state = 'connected';

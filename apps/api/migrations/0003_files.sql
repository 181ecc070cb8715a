create table stored_file (
  id uuid primary key default new_id(),
  -- Unguessable name in the store and in links.
  key text not null unique,
  student_id uuid references account on delete cascade,
  company_id uuid references company on delete cascade,
  uploaded_by uuid references account on delete set null,
  purpose text not null,
  name text not null,
  media_type text not null,
  -- All of it, variants included: what counts against the quota.
  bytes bigint not null check (bytes > 0),
  -- Pictures: [{ width, key }], smallest first. Empty for everything else.
  pictures jsonb not null default '[]',
  created_at timestamptz not null,
  check (num_nonnulls(student_id, company_id) = 1)
);
create index stored_file_student on stored_file (student_id) where student_id is not null;
create index stored_file_company on stored_file (company_id) where company_id is not null;
create index stored_file_age on stored_file (created_at);
create index stored_file_uploader on stored_file (uploaded_by) where uploaded_by is not null;

alter table student add foreign key (picture_id) references stored_file on delete set null;
alter table recruiter add foreign key (picture_id) references stored_file on delete set null;
create index student_picture on student (picture_id) where picture_id is not null;
create index recruiter_picture on recruiter (picture_id) where picture_id is not null;

-- What uses a file, and who besides its owner may read it there. A file without a row is swept.
create table file_use (
  -- A file in use cannot go: whoever deletes it ends its uses first, knowingly.
  file_id uuid not null references stored_file,
  subject text not null,
  reader_student_id uuid references account on delete cascade,
  reader_company_id uuid references company on delete cascade,
  unique nulls not distinct (file_id, subject, reader_student_id, reader_company_id)
);
create index file_use_student on file_use (reader_student_id) where reader_student_id is not null;
create index file_use_company on file_use (reader_company_id) where reader_company_id is not null;

-- Every key that was ever handed to the store and is not yet known to be gone from it.
create table stored_object (
  key text primary key,
  file_id uuid references stored_file on delete set null,
  -- An object without a file may go from here on: at once when its file was deleted, later when
  -- it is perhaps still arriving.
  sweep_after timestamptz not null
);
create index stored_object_file on stored_object (file_id);

create table storage_usage (
  owner_id uuid primary key,
  bytes bigint not null check (bytes >= 0)
);

-- Kept by the database itself, so that no path of deletion can forget it.
create function count_storage() returns trigger language plpgsql as $$
declare
  file stored_file := case tg_op when 'DELETE' then old else new end;
  change bigint := case tg_op when 'DELETE' then -file.bytes else file.bytes end;
begin
  insert into storage_usage (owner_id, bytes)
  values (coalesce(file.student_id, file.company_id), greatest(change, 0))
  on conflict (owner_id) do update set bytes = storage_usage.bytes + change;
  return null;
end
$$;
create trigger stored_file_usage after insert or delete on stored_file
  for each row execute function count_storage();

create function release_objects() returns trigger language plpgsql as $$
begin
  update stored_object set sweep_after = '-infinity' where file_id = old.id;
  return old;
end
$$;
create trigger stored_file_release before delete on stored_file
  for each row execute function release_objects();

-- A use that ends by itself, such as a file that was sent to support: it goes with the next sweep.
alter table file_use add column ends_at timestamptz;
create index file_use_end on file_use (ends_at) where ends_at is not null;

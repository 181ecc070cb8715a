-- Which search rows have changed, for the indexes in memory beside each server (packages/platform,
-- search-index). A row of the log is forgotten after a day.
create table search_change (
  source text not null,
  row_id uuid not null,
  xact xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index search_change_source on search_change (source, xact);
create index search_change_age on search_change (changed_at);

-- Kept by the database itself: whoever writes a search row cannot forget the log.
create function log_job_search() returns trigger language plpgsql as $$
  begin
    insert into search_change (source, row_id) select 'job', job_id from changed;
    perform pg_notify('search_change', 'job');
    return null;
  end
$$;
create trigger job_search_added after insert on job_search
  referencing new table as changed for each statement execute function log_job_search();
create trigger job_search_changed after update on job_search
  referencing new table as changed for each statement execute function log_job_search();
create trigger job_search_removed after delete on job_search
  referencing old table as changed for each statement execute function log_job_search();

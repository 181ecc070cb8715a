-- Which index of the search cluster has a source's rows, and how far it has followed `search_change`: both
-- change together, so that an index is never taken for newer than it is. A release that cuts its documents
-- otherwise has a row of its own, so that two of them can run side by side.
create table search_cluster (
  source text not null,
  shape text not null,
  index_name text not null,
  index_uuid text not null,
  -- Of the database: after a restore or a promotion its transactions are no longer those that were followed.
  lineage text not null,
  position xid8 not null,
  followed_at timestamptz not null default now(),
  -- By the operator: a new index is filled beside this one and takes its place.
  build_asked boolean not null default false,
  primary key (source, shape)
);

-- Taken before rows are read, so that what was read earlier never comes out on top.
create sequence search_cluster_version;

-- Companies are searched beside the database, too.
create function log_company_search() returns trigger language plpgsql as $$
  begin
    insert into search_change (source, row_id) select 'company', company_id from changed;
    perform pg_notify('search_change', 'company');
    return null;
  end
$$;
create trigger company_search_added after insert on company_search
  referencing new table as changed for each statement execute function log_company_search();
create trigger company_search_changed after update on company_search
  referencing new table as changed for each statement execute function log_company_search();
create trigger company_search_removed after delete on company_search
  referencing old table as changed for each statement execute function log_company_search();

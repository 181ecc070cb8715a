-- The log of changes is read in pages, in the order of transactions and, within one, of rows.
drop index search_change_source;
create index search_change_source on search_change (source, xact, row_id);

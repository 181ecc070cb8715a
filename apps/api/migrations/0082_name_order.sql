-- The order in which a student's name is shown; the contract's table lists the orders. The default
-- is the order of before, and for servers of the release before.
alter table student add column name_order text not null default 'given-first';

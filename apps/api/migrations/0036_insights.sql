-- What a company asks for: its latest weeks.
create index view_count_week on view_count (company_id, week);

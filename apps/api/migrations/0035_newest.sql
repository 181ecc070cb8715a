-- The newest of what is open, without counting all of it.
create index job_search_newest on job_search (opened_at desc, job_id desc);
create index company_search_newest on company_search (listed_at desc, company_id desc);
create index content_tips_newest on content (published_at desc, id desc)
  where kind = 'tip' and published is not null;

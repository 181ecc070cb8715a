-- What a company is shown of views and saves. A daily job moves `waiting` to `published` and only where
-- the two differ by five or more, so that no figure changes because of one person.
create table insight_figure (
  company_id uuid not null references company on delete cascade,
  -- Null for the company's own page.
  job_id uuid references job_posting on delete cascade,
  -- Its Monday, in Japan.
  week date not null,
  kind text not null check (kind in ('views', 'saves', 'applications')),
  -- Null: from everywhere.
  source text,
  waiting integer not null,
  published integer not null,
  unique nulls not distinct (company_id, job_id, week, kind, source)
);
create index insight_figure_job on insight_figure (job_id);

-- A keyed hash of student, page and week: a student counts once a week. It names nobody and is deleted
-- when the week is over.
create table view_mark (
  mark text primary key,
  week date not null
);
create index view_mark_week on view_mark (week);

-- What companies saw until now stays.
insert into insight_figure (company_id, job_id, week, kind, source, waiting, published)
select company_id, job_id, week, 'views', null, sum(views), sum(views)
from view_count where kind <> 'job-application' group by company_id, job_id, week
union all
select company_id, job_id, week,
  case kind when 'job-application' then 'applications' else 'views' end, source, sum(views), sum(views)
from view_count group by 1, 2, 3, 4, 5;

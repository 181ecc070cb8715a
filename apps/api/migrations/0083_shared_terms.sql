-- Words of a profile or posting that can be shared, as keys that no searched word equals: `:python`
-- for students, `:8:python` for jobs, with the points that the job's terms can bring at most.
alter table student_search add column terms text[] not null default '{}';
alter table job_search add column terms text[] not null default '{}';

-- Beside `wishes`, because servers of the release before refuse fields there that they do not know.
alter table target_setting add column terms text[] not null default '{}';

-- Keys of terms that many profiles or postings have, which bring no points. Replaced every hour.
create table common_term (term text primary key);

-- Until when nobody looks for new people for somebody's kept searches: a day after they were told, some
-- hours after there was nobody. It stays when a search is deleted and kept again.
alter table recruiter add column searches_rest_until timestamptz;
update recruiter set searches_rest_until = told.last + interval '23 hours 30 minutes'
from (
  select recruiter_id, max(told_at) as last from kept_search group by recruiter_id) as told
where told.recruiter_id = recruiter.id;
alter table kept_search drop column told_at;

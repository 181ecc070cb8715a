-- When a connect request was sent and when it was answered, for how fast a company answers: `since` is
-- written over by whatever comes next.
alter table connection
  add column asked_at timestamptz,
  add column answered_at timestamptz;
update connection set asked_at = since where state = 'asked';

-- Coming events on the public list, by their start.
create index content_event_start on content ((published->'common'->>'startsAt'), id)
  where kind = 'event' and published is not null;

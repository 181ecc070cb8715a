-- "Event" is something people go to; a hint that something changed is a signal.
alter table realtime_event rename to signal;
alter index realtime_event_age rename to signal_age;
alter index realtime_event_pkey rename to signal_pkey;
alter table realtime_cursor rename to signal_cursor;
alter index realtime_cursor_pkey rename to signal_cursor_pkey;

-- The notification that says the same: a line is not sent once that was read, or is gone.
alter table daily_line add column notification_id uuid;

-- What was seen long ago is removed every day, found by this.
create index seen_last_at on seen (last_at);

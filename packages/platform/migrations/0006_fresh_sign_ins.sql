-- When the person last showed who they are; unknown where an identity service does not say.
alter table session add column authenticated_at timestamptz;

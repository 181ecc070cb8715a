-- Mails with invitations that the company caused while nobody had verified it, of all days.
alter table company add column invited_unverified integer not null default 0;

-- Whom the mail greets, where the inviter has said it.
alter table invitation add column name text;

-- Removing a member looks for the member's account in this column, and so does the foreign key.
create index invitation_inviter on invitation (invited_by) where invited_by is not null;

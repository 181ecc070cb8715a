-- A plan that only the student sees has not been shared.
alter table offer_plan alter column shared_at drop not null;

-- Every search of a visitor reads the companies that are hidden from visitors.
create index company_hidden_from_visitors on company (id)
  where verified_at is null or suspended_at is not null;

-- Minimum wages that the operator imported, over the table of the release. Later rows win.
create table minimum_wage (
  prefecture text not null,
  valid_from date not null,
  yen integer not null check (yen between 500 and 10000),
  primary key (prefecture, valid_from)
);

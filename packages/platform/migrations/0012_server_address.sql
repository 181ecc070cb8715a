-- The address of the running server, for commands that write mails beside it.
create table server_address (
  one boolean primary key default true check (one),
  origin text not null
);

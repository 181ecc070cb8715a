-- The digest of the address survives a sent mail, so that a bounce of that mail names its address.
alter table mail add column receiver bytea;

-- Addresses that a relay or a receiving server has refused for good, by SHA-256 of the address in small letters.
create table undeliverable (
  receiver bytea primary key check (octet_length(receiver) = 32),
  noted_at timestamptz not null,
  -- Who refused, and with which status, such as "relay 550" or "bounce 5.1.1".
  said text not null
);

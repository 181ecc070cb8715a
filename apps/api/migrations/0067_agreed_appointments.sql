-- When the two sides agreed on an appointment, or last moved it; null for those agreed before.
alter table slot_offer add column agreed_at timestamptz;

-- The contract says which languages people read in (packages/contract/src/language.ts).
alter table account drop constraint account_language_check;
alter table mail drop constraint mail_language_check;

-- The contract says which languages people read in (packages/contract/src/language.ts).
alter table identity.account drop constraint account_language_check;
alter table identity.mail_request drop constraint mail_request_language_check;

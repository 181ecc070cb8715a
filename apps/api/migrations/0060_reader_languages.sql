-- The contract says which languages people read in (packages/contract/src/language.ts).
alter table student_settings drop constraint student_settings_language_check;
alter table recruiter_settings drop constraint recruiter_settings_language_check;
alter table invitation drop constraint invitation_language_check;
alter table calendar_feed drop constraint calendar_feed_language_check;

alter table identity.mail_request
  drop constraint mail_request_purpose_check,
  add constraint mail_request_purpose_check
    check (purpose in ('confirm', 'reset', 'code', 'guessing'));

alter table one_time_token
  drop constraint one_time_token_purpose_check,
  add constraint one_time_token_purpose_check check (purpose in (
    'login-choice', 'login-code', 'password-reset', 'password-choice', 'sign-up', 'email-change',
    'email-undo'));

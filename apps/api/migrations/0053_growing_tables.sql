-- What an hourly round looks for, without reading every notification there is (decision 077).
create index notification_created on notification (created_at);

-- Few are: whoever asks whether somebody is need not read every account.
create index account_suspended on account (id) where suspended_at is not null;

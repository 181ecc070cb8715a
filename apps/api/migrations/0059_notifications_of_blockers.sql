-- A block now deletes what names the student to the company (deleteNotificationsAbout, dropNamedLines);
-- blocks of earlier versions left it.
delete from notification using blocked_company, account
where notification.student_id = blocked_company.student_id
  and account.id = notification.account_id
  and account.company_id = blocked_company.company_id;

delete from daily_line using blocked_company, account, thread
where thread.student_id = blocked_company.student_id
  and thread.company_id = blocked_company.company_id
  and account.company_id = blocked_company.company_id
  and daily_line.account_id = account.id
  and daily_line.kind = 'messages'
  and daily_line.url like '%/' || thread.id;

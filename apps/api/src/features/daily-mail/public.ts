export { dailyMail } from './mails.ts';
export { sendDailyMails, sendDailyMailsJob } from './send-daily-mails.ts';

/**
 * Feature daily-mail. One mail a day that collects what waited as lines
 * (`platform/mail/daily-lines.repo.ts`). Decision 043.
 */

export { dailyMail } from './mails.ts';
export { sendDailyMails, sendDailyMailsJob } from './send-daily-mails.ts';

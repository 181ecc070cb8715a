export { savedSearchMails } from './saved-searches/mails.ts';
export { notifyNewStudents, notifyNewStudentsJob } from './saved-searches/notify-new-matches.ts';

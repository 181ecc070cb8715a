export { keptSearchMails } from './kept/mails.ts';
export { tellOfNewStudents, tellOfNewStudentsJob } from './kept/tell-of-new.ts';

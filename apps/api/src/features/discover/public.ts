export { newFitsMail } from './kept/mails.ts';
export { tellOfNew, tellOfNewJob } from './kept/tell-of-new.ts';

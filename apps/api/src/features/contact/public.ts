export { contactMail } from './mails.ts';

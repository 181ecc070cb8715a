import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Contact us',
  intro:
    'Tell us your question or what troubles you. Our answer, and a copy of what you wrote, come to the email of your account.',
  subject: 'Subject',
  message: 'Message',
  file: 'File',
  fileHint:
    'You can add one file, such as a screenshot. Only our support team opens it, and it is deleted after {days, number} days.',
  fileFormats: 'JPEG, PNG, PDF, Word, Excel, PowerPoint, text, ZIP or MP4, up to 20\u00a0MB',
  send: 'Send',
  sent: 'Sent. A copy is on its way to you.',
};

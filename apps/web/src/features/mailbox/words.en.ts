import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  title: 'Demo mailbox',
  lead: 'In this demo, no email is actually sent. Every email arrives here instead.',
  refresh: 'Refresh',
  list: 'Emails',
  more: 'Show more',
  empty: {
    heading: 'No emails yet',
    text: 'Emails about new accounts, messages and notices will appear here.',
  },
  choose: 'Choose an email to read it here.',
  back: 'Back to the list',
  to: 'To',
  sentAt: 'Sent',
  body: 'Body of the email',
  textVersion: 'Show the plain text',
  mailNotFound: {
    heading: 'This email could not be found',
    text: 'It may have been deleted, or the address may be wrong. Please choose one from the list.',
  },
};

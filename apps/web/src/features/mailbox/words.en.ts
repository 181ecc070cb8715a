import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  title: 'Demo mailbox',
  lead: 'In the demo no mail leaves the house. Every mail arrives here instead.',
  refresh: 'Refresh',
  list: 'Mails',
  more: 'Show more',
  empty: {
    heading: 'No mail yet',
    text: 'Mails from registrations, messages and notices will appear here.',
  },
  choose: 'Choose a mail to read it here.',
  back: 'Back to the list',
  to: 'To',
  sentAt: 'Sent',
  body: 'Body of the mail',
  textVersion: 'Show the plain text',
  mailNotFound: {
    heading: 'This mail could not be found',
    text: 'It may have been deleted, or the address may be wrong. Please choose one from the list.',
  },
};

import type { Translated } from '../../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  heading: 'Scholarship',
  intro: 'Enter each category once, four entries in all. You can change them until the deadline.',
  none: 'There is no scholarship at the moment',
  noneHint: 'When one opens, you will find it here.',
  open: 'Open',
  closed: 'Closed',
  deadline: 'Deadline: {at} (Japan time)',
  count: '{count, number} of {max, number} entries sent',
  offer: '{yen, number} yen for each of {winners, number} winners',
  raffleOffer:
    'Gift cards of {yen, number} yen for {winners, number} winners in three rounds ({rounds})',
  entered: 'Entered',
  enter: 'Enter',
  enterIn: 'Enter {name}',
  join: 'Join the raffle',
  edit: 'Change',
  editIn: 'Change your entry for {name}',
  read: 'Read',
  readIn: 'Read your entry for {name}',
  withdraw: 'Withdraw',
  withdrawFrom: 'Withdraw from {name}',
  askWithdraw: 'Withdraw from {name}?',
  askWithdrawText:
    'What you wrote and its files will be erased. You can enter again until the deadline.',
  title: 'Title',
  writeup: 'Write-up',
  writeupHint:
    'Up to {words, number} words in English or {characters, number} characters in Japanese',
  words: '{count, number} / {max, number} words',
  characters: '{count, number} / {max, number} characters',
  files: 'Supplementary documents',
  filesHint: 'Optional, up to {max, number}',
  filesFormats: 'PDF, Office, pictures, video, ZIP and more, up to 100 MB each',
  cancel: 'Close',
  close: 'Close',
  saveEntry: 'Save',
  send: 'Send entry',
};

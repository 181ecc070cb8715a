import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Connections',
  lists: 'Kinds of connections',
  tabs: {
    connected: 'Connected {count, number}',
    waiting: 'Received {count, number}',
    applying: 'Sent {count, number}',
  },
  empty: {
    connected: 'No connections yet',
    connectedText: 'Once you and a company have both agreed, it is listed here.',
    waiting: 'No requests received',
    waitingText: 'When a company wants to connect, you accept or decline here.',
    applying: 'No requests sent',
    applyingText: 'Requests you send are listed here until the company answers.',
    find: 'Find companies',
  },
  more: 'Show more',
  notVerified: 'Not verified',
  since: {
    connected: 'Connected since {date}',
    waiting: 'Received {date}',
    applying: 'Sent {date}',
  },
  until: 'Without an answer by {date}, the request expires.',
  aboutJob: 'Job:',
  theirWords: 'Message from the company',
  ownWords: 'Your message',
  write: 'Write a message',
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Take back request',
  end: 'Disconnect',
  askDecline: {
    title: 'Decline this request?',
    text: 'The company cannot ask again for 90 days. You can ask at any time.',
  },
  askCancel: {
    title: 'Take back your request?',
    text: 'It disappears from the company’s list.',
  },
  askEnd: {
    title: 'Disconnect from this company?',
    text: 'You can no longer exchange messages. The company cannot ask again for 90 days.',
  },
  ask: {
    heading: 'Ask to connect',
    text: 'When the company accepts, you can exchange messages. It sees your email address and phone number only if you apply for a job.',
    message: 'Message (optional)',
    send: 'Send request',
  },
  jobs: {
    heading: 'Open jobs',
    lent: 'A job of {name}',
    lentNote: 'This is a job of a partner. Applications go to that company.',
    limited: 'Shared with you',
    notVerified: 'Not verified',
  },
  link: {
    none: 'Connect',
    applying: 'Request sent',
    waiting: 'Answer their request',
    connected: 'Connected',
  },
  askedLately: 'You cannot ask this company again for a while.',
  notYet: {
    heading: 'Please complete your profile first',
    text: 'You can send a request once these items are filled in.',
  },
  back: 'To your connections',
};

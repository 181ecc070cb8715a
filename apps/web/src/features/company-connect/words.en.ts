import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Connections',
  intro: 'Students you are connected with, and requests received and sent.',
  lists: 'Kinds of connections',
  search: 'Find by name',
  csv: 'Download CSV',
  noMatch: 'Nobody found',
  noMatchText: 'Please try another label or name.',
  connected: {
    tab: 'Connected',
    since: 'Connected',
    none: 'No connections yet',
    noneText: 'Once you and a student have both agreed, the student is listed here.',
  },
  waiting: {
    tab: 'Received',
    since: 'Received',
    none: 'No requests to answer',
    noneText: 'When a student asks to connect, you accept or decline here.',
  },
  applying: {
    tab: 'Sent',
    since: 'Sent',
    none: 'No requests sent',
    noneText: 'Students you ask are listed here until they answer.',
  },
  column: {
    choose: 'Select',
    name: 'Student',
    message: 'Message',
    labels: 'Labels',
    actions: 'Actions',
  },
  graduation: 'Graduates {month}',
  askedBy: 'Asked by {name}',
  acceptedYours: 'Accepted your request',
  newOnes: '{count, plural, one {# new connection} other {# new connections}}',
  until: 'Open until {date}',
  choose: 'Select {name}',
  chooseAll: 'Select all on this page',
  chosen: '{count, number} selected',
  write: 'Message',
  accept: 'Accept',
  decline: {
    label: 'Decline',
    ask: 'Decline the request of {name}?',
    text: 'This student cannot ask again for 90 days. You can ask at any time.',
  },
  cancel: {
    label: 'Take back',
    ask: 'Take back your request to {name}?',
    text: 'It disappears from the student’s list. It still counts as one of this month’s requests.',
  },
  end: {
    label: 'Disconnect',
    ask: 'Disconnect from {name}?',
    text: 'You can no longer exchange messages. This student cannot ask again for 90 days.',
  },
  labels: {
    filter: 'Filter by label',
    all: 'All labels',
    gone: 'Deleted label',
    put: 'Add or remove labels',
    have: '{count, number} of {all, number}',
  },
};

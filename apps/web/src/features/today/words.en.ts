import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Today',
  intro: 'What waits for you, the most urgent first.',
  heads: {
    interview: 'Meetings today',
    'answer-due': 'Applicants waiting for an answer',
    'new-applicant': 'New applications',
    unread: 'Unread messages',
    'posting-ending': 'Jobs closing soon',
    'new-matches': 'New matching students',
  },
  unavailable: 'Not available',
  at: '{from} – {to}',
  waiting: 'Waiting for {days, plural, one {# day} other {# days}}, {job}',
  applied: 'Applied on {date}, {job}',
  unreadCount: '{count, number} unread, {date}',
  closes: 'Closes on {date}',
  newStudents: '{count, plural, one {# student} other {# students}} in the last week',
  actions: {
    interview: 'Open messages',
    'answer-due': 'Answer',
    'new-applicant': 'View application',
    unread: 'Read',
    'posting-ending': 'Check deadline',
    'new-matches': 'View students',
  },
  none: 'Nothing to do today',
  noneText: 'New applications, messages and meetings appear here.',
  find: 'Find students',
};

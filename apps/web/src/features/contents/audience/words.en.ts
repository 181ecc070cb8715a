import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  text: 'Only the students you choose see it. It does not appear in searches or on your company profile.',
  connected: 'Everyone you are connected with',
  connectedHint: 'Also those you connect with later.',
  lists: 'Save lists',
  list: '{name} ({count, plural, one {# student} other {# students}})',
  students: 'Students by name',
  studentsHint: 'Type a part of a name and choose.',
  closedHint:
    'You can find students by name once we have verified your company. Until then, only students who came to you can be chosen.',
  moreNamed: 'More students have a name like this. Type on to narrow it down.',
  apply: 'Share with these students',
};

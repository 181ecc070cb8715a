import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  hidden: '{count, plural, one {# job} other {# jobs}} hidden that you cannot apply for: {reasons}',
  residence: 'residence status {count, number}',
  japanese: 'Japanese level {count, number}',
  english: 'English level {count, number}',
  graduation: 'graduation {count, number}',
  nothingHidden: 'You can apply for every job in this list.',
  show: 'Show hidden jobs',
  undeclared: 'Add your residence status to see only jobs you can apply for.',
  declare: 'Add residence status',
  empty: 'No jobs that you can apply for',
};

import type { Translated } from '../../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  title: 'Clauses for “{name}”',
  intro:
    'A clause is filled in in both languages. What you have written stays; it is added on the next line. Please check that it fits your actual conditions.',
  full: 'There is no room for another message. Please remove one first.',
  use: 'Fill in',
  useThis: 'Fill in “{clause}”',
  said: 'Filled in',
  filled: 'Filled in in both languages.',
  undo: 'Undo',
};

import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'What companies see',
  intro:
    'This is exactly what a company sees. Contact details, date of birth, gender and address are not part of it.',
  language: 'Language of this view',
  edit: 'Edit your profile',
};

import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Preview',
  intro: 'What students would see if you published what you are writing now.',
  language: 'Language shown',
  edit: 'Edit',
  onPhone: 'What you are writing, as on a student’s phone',
  nothingYet: 'Once you start writing, you see here what students see.',
};

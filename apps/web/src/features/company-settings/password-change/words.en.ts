import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Change password',
  intro: 'You will be signed out on all other devices. We also let you know by email.',
  account: 'Account',
  current: 'Current password',
  forgotten: 'Forgotten it? Sign out and choose “Forgot your password?” on the sign-in page.',
  new: 'New password',
  hint: 'At least 9 characters, with a letter and a number',
  change: 'Change password',
  changed: 'Your password was changed. You were signed out on all other devices.',
  refused: 'Your password was not changed',
  correct: 'Correct it',
};

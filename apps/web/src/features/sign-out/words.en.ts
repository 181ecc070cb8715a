import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  leaving: 'Signing you out',
  ask: 'Sign out?',
  askText: 'You came here by a link or by typing the address.',
  confirm: 'Sign out',
  stay: 'Stay signed in',
  heading: 'You are signed out',
  text: 'Thank you for stopping by. Sign in again whenever you like.',
  student: 'Sign in as a student',
  company: 'Sign in as a company',
};

import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  leave: {
    title: 'You have unsaved changes',
    text: 'If you leave this page, what you typed will be lost.',
    action: 'Leave without saving',
  },
  conflict: {
    title: 'This was saved somewhere else first',
    text: 'Choose which version to keep. Nothing is overwritten until you do.',
    keepMine: 'Save what is on this screen',
    takeTheirs: 'Show the saved version',
  },
  missing: { fill: 'Fill in', fillIn: 'Fill in {name}' },
  signInAgain: {
    text: 'You come back here afterwards. Nothing has been changed yet.',
    action: 'Sign in again',
  },
};

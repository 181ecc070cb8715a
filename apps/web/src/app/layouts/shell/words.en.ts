import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  undeliverable: {
    heading: 'We can’t reach you by email',
    text: 'Emails to {email} were refused, so we have stopped sending them. Please change to an address that receives email.',
    change: 'Change your email',
  },
};

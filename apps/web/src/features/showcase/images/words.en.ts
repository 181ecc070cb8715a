import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  heading: 'Pictures',
  lead: 'Each place has its shape. Choose a picture, decide what to show of it, and see it at once while it is sent.',
  logo: 'Logo',
  logoHint: 'Shown as a square.',
  cover: 'Cover picture',
  office: 'Photo of the office',
  product: 'Photo of a product',
  tooLarge: 'This is over 15 MB. Please make it smaller and choose it again.',
  shown: 'A picture that suits the screen',
  shownAlt: 'A garden with a pond and a bridge',
};

import type { Translated } from '../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  hint: 'Enter all 7 digits to fill in the address up to the town.',
  filled: 'We filled in the first part. Please add the block, building and room.',
  found: 'This code belongs to {address}. We left the address you entered as it is.',
  notFound: 'We couldn’t find this postal code. Please type the address.',
  failed: 'We couldn’t look it up. Please type the address.',
};

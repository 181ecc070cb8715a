import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  save: 'Save',
  unsaved: 'You have unsaved changes',
};

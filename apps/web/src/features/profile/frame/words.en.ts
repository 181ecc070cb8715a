import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  back: 'My page',
  nav: 'Parts of the profile',
  next: 'Next: {name}',
  save: 'Save',
  saveAndContinue: 'Save and continue',
  unsaved: 'You have unsaved changes',
  restored: 'What you typed before has been restored. Please check it and save.',
  remove: 'Remove {name}',
  preview: 'What companies see',
  missing: {
    here: 'Still missing on this page',
    mark: 'something is missing',
    connect: 'Needed to connect',
    apply: 'Needed to apply',
    better: 'Helps companies understand you',
    between: ', ',
  },
  notJapanese: {
    english:
      'This goes on your 履歴書 in English, just as you wrote it. More companies will read it in Japanese.',
    other:
      'This goes on your 履歴書 as you wrote it, not in Japanese. More companies will read it in Japanese.',
    example: 'An example in Japanese:',
  },
};

import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro: 'What you wish for counts as much in a match as what companies wish for.',
  several: 'Choose as many as you like.',
  lookingFor: 'What you are looking for',
  industries: 'Industries',
  jobCategories: 'Job categories',
  careerVision: 'Career vision',
  careerVisionHint:
    'What would you like to be doing in five years? If you have a reason for working in Japan, add it.',
};

import type { Translated } from '../../../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  intro: 'What you wish for counts as much in a match as what companies wish for.',
  several: 'Choose as many as you like.',
  lookingFor: 'What you are looking for',
  industries: 'Industries',
  jobCategories: 'Job categories',
  careerVision: 'Career vision',
  careerVisionHint:
    'What would you like to be doing in five years? If you have a reason for working in Japan, add it.',
};

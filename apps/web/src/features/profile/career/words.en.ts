import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro: 'Your wishes count as much as the company’s.',
  several: 'Choose as many as you like.',
  lookingFor: 'Kinds of job you want',
  industries: 'Industries',
  jobCategories: 'Job categories',
  jobSubcategories: 'Occupations',
  jobSubcategoriesHint:
    'Choose as many as you like. If you choose none, the whole category counts.',
  careerVision: 'Career vision',
  careerVisionHint:
    'What would you like to be doing in five years? If you have a reason for working in Japan, add it.',
};

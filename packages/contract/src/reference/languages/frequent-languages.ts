import type { SpokenLanguageId } from './spoken-languages.ts';

/** Languages that students and companies choose most, for the top of a list. */
export const frequentLanguages: readonly SpokenLanguageId[] = [
  'ja',
  'en',
  'zh',
  'vi',
  'ne',
  'id',
  'my',
  'ko',
  'si',
  'bn',
  'hi',
  'th',
  'fil',
  'mn',
];

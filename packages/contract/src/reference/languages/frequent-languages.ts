import type { SpokenLanguageId } from './spoken-languages.ts';

/** Those that most students and companies name, at the top of a list. */
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

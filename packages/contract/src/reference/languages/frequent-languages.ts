import type { SpokenLanguageId } from './spoken-languages.ts';

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

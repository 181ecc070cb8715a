import type { Translated } from '../../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  title: 'Paste an existing job sheet (求人票)',
  intro:
    'Paste the text of a Japanese posting as it is. It is split by headings such as 職種, 仕事内容 and 給与, and you check each part before it goes into the form.',
  label: 'Text of the posting',
  placeholder: '【職種】法人営業\n【仕事内容】…\n【給与】月給25万円〜30万円',
  read: 'Read it',
  nothing:
    'No headings were found. Please paste a text with headings, such as 「職種：営業」 or 「【給与】月給25万円」.',
  check: 'Check what goes in',
  checkIntro: 'This was read from what you pasted. Please choose only what is right.',
  readFrom: 'From “{quote}”',
  replaces: 'Replaces what is there now.',
  tooLong: 'Longer than {limit, number} characters. Please shorten it afterwards.',
  message: 'More about this job: {title}',
  left: 'Not understood ({count, number})',
  leftIntro: 'This goes nowhere. Please copy what you need.',
  back: 'Paste again',
  fill: '{count, plural, one {Fill in # part} other {Fill in # parts}}',
  filled: '{count, plural, one {# part was} other {# parts were}} filled in. Please check.',
  undo: 'Undo',
};

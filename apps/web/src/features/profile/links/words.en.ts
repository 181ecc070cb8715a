import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  intro: 'Links to what you would like companies to see: works, papers, code.',
  none: 'No links yet',
  noneHint: 'Add your GitHub, portfolio, papers or LinkedIn. You can apply without any.',
  item: 'Link {number, number}',
  add: 'Add a link',
  url: 'URL',
  title: 'Title',
  summary: 'Summary',
};

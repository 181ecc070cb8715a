import type { Translated } from '../../../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  intro: 'Links to what you would like companies to see: works, papers, code.',
  none: 'No links yet',
  noneHint: 'Add your GitHub, portfolio, papers or LinkedIn. You can apply without any.',
  item: 'Link {number, number}',
  add: 'Add a link',
  url: 'URL',
  title: 'Title (optional)',
  summary: 'Summary (optional)',
};

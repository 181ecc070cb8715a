import type { Translated } from '../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  loading: 'Loading',
  retry: 'Try again',
  failed: 'This could not be loaded',
  switchLanguage: 'Switch language to',
};

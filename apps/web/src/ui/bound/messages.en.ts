import type { Translated } from '../../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  title: 'You have unsaved changes',
  text: 'If you leave this page, what you typed will be lost.',
  leave: 'Leave without saving',
};

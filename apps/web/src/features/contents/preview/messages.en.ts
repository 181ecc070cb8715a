import type { Translated } from '../../../shared/i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  heading: 'Preview',
  intro: 'What students would see if you published what you are writing now.',
  language: 'Language shown',
  edit: 'Edit',
};

import { defineMessages } from '../i18n/messages.ts';

export const apiMessages = defineMessages({
  ja: () => import('./messages.ja.ts'),
  en: () => import('./messages.en.ts'),
});

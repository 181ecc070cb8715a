import { defineMessages } from '../../../shared/i18n/messages.ts';

export const tipMessages = defineMessages({
  ja: () => import('./messages.ja.ts'),
  en: () => import('./messages.en.ts'),
});

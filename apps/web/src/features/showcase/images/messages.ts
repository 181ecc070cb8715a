import { defineMessages } from '../../../shared/i18n/messages.ts';

export const sampleMessages = defineMessages({
  ja: () => import('./messages.ja.ts'),
  en: () => import('./messages.en.ts'),
});

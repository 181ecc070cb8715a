import { defineMessages } from '../../shared/i18n/messages.ts';

/** What pages are called: in the browser's title, the headers and the drawer. */
export const titleMessages = defineMessages({
  ja: () => import('./messages.ja.ts'),
  en: () => import('./messages.en.ts'),
});

import type { Translated } from '../i18n/messages.ts';
import type { messages as ja } from './messages.ja.ts';

export const messages: Translated<typeof ja> = {
  timeout: 'The request timed out',
  noResponse: 'The connection is unstable, or an unknown error occurred',
};

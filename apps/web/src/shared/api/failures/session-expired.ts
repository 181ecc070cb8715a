import { say } from '@engawa/contract/language';
import { language } from '../../i18n/language.ts';

/** What the snackbar says when a session is over; the English words are the spec's. */
export const sessionExpired = say(
  { ja: 'ログインの有効期限が切れました', en: 'Session Expired' },
  language,
);

import { say } from '@engawa/contract/language';
import { language } from '../../i18n/language.ts';

export const sessionExpired = say(
  { ja: 'ログインの有効期限が切れました', en: 'Session Expired' },
  language,
);

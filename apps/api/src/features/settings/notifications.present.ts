import type { Language } from '@engawa/contract/language';
import { untouchedTiming } from '@engawa/contract/settings/mail-timing';
import type { NotificationsRow } from './notifications.repo.ts';

/** The default language is that of the sign-in. */
export const presentNotifications = (row: NotificationsRow, language: Language) => ({
  version: row.version ?? 0,
  mailNotices: {
    connects: row.mail_connects ?? untouchedTiming('connects'),
    messages: row.mail_messages ?? untouchedTiming('messages'),
    applicants: row.mail_applicants ?? untouchedTiming('applicants'),
    searches: row.mail_searches ?? untouchedTiming('searches'),
    news: row.mail_news ?? untouchedTiming('news'),
  },
  language: row.mailLanguage ?? language,
});

import type { Language } from '@engawa/contract/language';
import { untouchedTiming } from '@engawa/contract/settings/mail-timing';
import type { NotificationsRow } from './notifications.repo.ts';

/** Whoever saved nothing yet is written to in the language in which they signed in. */
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

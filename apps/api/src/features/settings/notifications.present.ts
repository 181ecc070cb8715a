import type { Language } from '@engawa/contract/language';
import { defaultTiming } from '@engawa/contract/settings/mail-timing';
import type { NotificationsRow } from './notifications.repo.ts';

/** The default language is that of the sign-in. */
export const presentNotifications = (row: NotificationsRow, language: Language) => ({
  version: row.version ?? 0,
  mailNotices: {
    connects: row.mail_connects ?? defaultTiming('connects'),
    messages: row.mail_messages ?? defaultTiming('messages'),
    applicants: row.mail_applicants ?? defaultTiming('applicants'),
    searches: row.mail_searches ?? defaultTiming('searches'),
    news: row.mail_news ?? defaultTiming('news'),
  },
  language: row.mailLanguage ?? language,
});

export { findNotificationNews } from './news.repo.ts';
export { findUnread, readAllBefore } from './notifications.repo.ts';
export { type Notifying, notify, settle } from './notify.ts';
export {
  deleteAbout as deleteNotificationsAbout,
  deletePersonalData as deleteNotificationsOf,
} from './personal-data.repo.ts';

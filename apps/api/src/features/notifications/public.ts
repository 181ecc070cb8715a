export {
  deleteAbout as deleteNotificationsAbout,
  deleteHeld as deleteNotificationsOf,
} from './held.repo.ts';
export { findNotificationNews } from './news.repo.ts';
export { findUnread, readAllBefore } from './notifications.repo.ts';
export { type Notifying, notify, settle } from './notify.ts';

export { deleteHeld as deleteNotificationsOf } from './held.repo.ts';
export { readAllBefore } from './notifications.repo.ts';
export { type Notifying, notify, settle } from './notify.ts';

export { deleteNotifications } from './notifications.repo.ts';
export { presentJobHunting, presentSettings } from './settings.present.ts';
export { findSettings } from './settings.repo.ts';
export { lockReader, type Side, stopDaily, stopKind } from './stop-mails.repo.ts';

import {
  type NotificationKind,
  notificationAbout,
  notificationKinds,
} from '@engawa/contract/notifications/kinds';
import type { Notification } from '@engawa/contract/notifications/schemas';
import type { StoredNotification } from './notifications.repo.ts';

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);

/**
 * Stored notifications outlive their kinds: an unknown kind, or one whose data lacks a field that
 * the kind has now, becomes `other`.
 */
function read(kind: string, stored: unknown): Pick<Notification, 'kind' | 'about'> {
  const about = notificationAbout.safeParse(stored);
  const isWhole =
    isKind(kind) &&
    about.success &&
    notificationKinds[kind].every((name) => about.data[name] !== undefined);
  return isWhole ? { kind, about: about.data } : { kind: 'other', about: {} };
}

export const presentNotification = (row: StoredNotification): Notification => ({
  id: row.id,
  ...read(row.kind, row.about),
  createdAt: row.createdAt.toISOString(),
  read: row.readAt !== null,
});

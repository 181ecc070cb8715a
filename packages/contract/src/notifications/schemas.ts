import { z } from 'zod';
import { type NotificationKind, notificationAbout, notificationKinds } from './kinds.ts';

const count = z.int().min(0);

export const companyNotice = z.object({
  connects: count,
  messages: count,
  apply: count,
  connectsAccept: count,
  notifications: count,
});
export type NoticeKind = keyof z.output<typeof companyNotice>;

export const studentNotice = z.object({ connects: count, messages: count, notifications: count });

/** Stored notifications of kinds that no longer exist are listed as `other`. */
const kinds = ['other', ...Object.keys(notificationKinds)] as ['other', ...NotificationKind[]];

export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  about: notificationAbout,
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** Newest first; the cursor is the last id of the previous page. */
const cursor = z.uuid();
export const notificationCursor = { cursor: cursor.optional() };
export const nextNotification = { nextCursor: cursor.nullable() };

export const notificationsPerPage = 20;

export const notificationId = z.object({ id: z.union([z.uuid(), z.literal('all')]) });

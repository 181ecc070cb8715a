import { z } from 'zod';
import { type NotificationKind, notificationAbout, notificationKinds } from './kinds.ts';

const count = z.int().min(0);

/** The company's badges, by the spec's names. */
export const companyNotice = z.object({
  connects: count,
  messages: count,
  apply: count,
  connectsAccept: count,
  notifications: count,
});
export type NoticeKind = keyof z.output<typeof companyNotice>;

export const studentNotice = z.object({ connects: count, messages: count, notifications: count });

/** What was told in words that are no longer known is still told, as something else. */
const kinds = ['other', ...Object.keys(notificationKinds)] as ['other', ...NotificationKind[]];

export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  about: notificationAbout,
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** The latest first; a page begins after the last one of the page before. */
const cursor = z.uuid();
export const notificationCursor = { cursor: cursor.optional() };
export const nextNotification = { nextCursor: cursor.nullable() };

export const notificationsPerPage = 20;

/** One of the reader's own, or all of them. */
export const notificationId = z.object({ id: z.union([z.uuid(), z.literal('all')]) });

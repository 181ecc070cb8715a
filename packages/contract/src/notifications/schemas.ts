import { z } from 'zod';

const count = z.int().min(0);

/** The company's badges, by the spec's names. */
export const companyNotice = z.object({
  connects: count,
  messages: count,
  apply: count,
  connectsAccept: count,
  notifications: count,
});

export const studentNotice = z.object({ connects: count, messages: count, notifications: count });

export const noticeKinds = [
  'connects',
  'messages',
  'apply',
  'connectsAccept',
  'notifications',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

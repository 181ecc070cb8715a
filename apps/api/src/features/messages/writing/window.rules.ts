import { messageLimits } from '@engawa/contract/messages/limits';

/** Until when the author may change what they sent; the last moment still counts. */
export const editableUntil = ({ sentAt }: { sentAt: Date }): Date =>
  new Date(sentAt.getTime() + messageLimits.editMinutes * 60_000);

export const isEditable = (message: { sentAt: Date }, now: Date): boolean =>
  now <= editableUntil(message);

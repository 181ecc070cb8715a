import { messageLimits } from '@engawa/contract/messages/limits';

/** Last moment, inclusive, at which the author may edit. */
export const editableUntil = ({ sentAt }: { sentAt: Date }): Date =>
  new Date(sentAt.getTime() + messageLimits.editMinutes * 60_000);

export const isEditable = (message: { sentAt: Date }, now: Date): boolean =>
  now <= editableUntil(message);

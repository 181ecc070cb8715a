import { found } from '@engawa/platform/errors/refusal';
import { markRead } from './notifications.repo.ts';
import type { Notifying } from './notify.ts';

export async function readNotification(
  { tx, outbox, now }: Notifying,
  accountId: string,
  id: string,
): Promise<void> {
  const marked = found(await markRead(tx, { accountId, id, now }));
  if (marked.length > 0) outbox.signal({ accountId, kind: 'notifications' });
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { Side, Thread } from '../sides.ts';

const watchVisible = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Marks the thread as read once its end is on a visible screen. */
export function useMarkRead(
  side: Side,
  thread: Thread | undefined,
  last: number | undefined,
  atEnd: boolean,
): void {
  const client = useQueryClient();
  const visible = useSyncExternalStore(watchVisible, () => !document.hidden);
  const unread = thread?.unread ?? 0;
  const id = thread?.id;
  useEffect(() => {
    if (!visible || !atEnd || unread === 0 || id === undefined || last === undefined) return;
    const read = { body: { threadId: id, number: last } };
    call(side.read, read).then(
      () =>
        [side.list, side.show, side.counts].forEach((endpoint) => {
          void client.invalidateQueries({ queryKey: [endpoint.id] });
        }),
      // Stays unread; the next message or visit tries again.
      () => undefined,
    );
  }, [client, side, id, last, unread, visible, atEnd]);
}

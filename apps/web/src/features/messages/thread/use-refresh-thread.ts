import { useQueryClient } from '@tanstack/react-query';
import type { Side } from '../sides.ts';

/** Whatever was done or refused: thread, list and badge are read again. */
export function useRefreshThread(side: Side) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [side.show, side.list, side.counts].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

import { useQueryClient } from '@tanstack/react-query';
import type { Side } from '../sides.ts';

/** Refetches thread, list and badge after every command, successful or refused. */
export function useRefreshThread(side: Side) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [side.show, side.list, side.counts].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

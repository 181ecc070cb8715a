import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ConnectList, connectsQuery } from './queries.ts';

/**
 * Received requests first, if there are any; undefined until that is known. Stays as it was at first,
 * so that answering the last request does not change the list under the student.
 */
export function useFirstList(enabled: boolean): ConnectList | undefined {
  const [first, setFirst] = useState<ConnectList>();
  const { data, isError, isFetching } = useInfiniteQuery({
    ...connectsQuery('waiting'),
    enabled: enabled && first === undefined,
  });
  // A cached count may be out of date.
  const isKnown = isError || (data !== undefined && !isFetching);
  if (!enabled || first !== undefined || !isKnown) return first;
  const waiting = isError ? 0 : (data?.pages[0]?.counts.waiting ?? 0);
  setFirst(waiting > 0 ? 'waiting' : 'connected');
  return undefined;
}

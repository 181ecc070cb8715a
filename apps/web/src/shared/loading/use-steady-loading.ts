import { useEffect, useState } from 'react';
import { createSteadyLoading } from './steady-loading.ts';

/**
 * State of a loading area: `waiting` at first (leave the space empty), `visible` while loading is
 * shown (for a minimum time), `done` for the content.
 */
export function useSteadyLoading(loading: boolean): 'waiting' | 'visible' | 'done' {
  const [visible, setVisible] = useState(false);
  const [steady] = useState(() => createSteadyLoading(setVisible));

  useEffect(() => steady.set(loading), [steady, loading]);
  useEffect(() => steady.stop, [steady]);

  if (visible) return 'visible';
  return loading ? 'waiting' : 'done';
}

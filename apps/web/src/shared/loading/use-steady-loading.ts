import { useEffect, useState } from 'react';
import { createSteadyLoading } from './steady-loading.ts';

/**
 * What to show while something loads: `waiting` is the first blink (leave the space empty),
 * `visible` the loading state, which outlives a fast answer, `done` the content.
 */
export function useSteadyLoading(loading: boolean): 'waiting' | 'visible' | 'done' {
  const [visible, setVisible] = useState(false);
  const [steady] = useState(() => createSteadyLoading(setVisible));

  useEffect(() => steady.set(loading), [steady, loading]);
  useEffect(() => steady.stop, [steady]);

  if (visible) return 'visible';
  return loading ? 'waiting' : 'done';
}

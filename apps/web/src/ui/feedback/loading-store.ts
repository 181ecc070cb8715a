import { createSteadyLoading } from '../../shared/loading/steady-loading.ts';
import { createStore } from './store.ts';

export const loadingStore = createStore(false);
const steady = createSteadyLoading(loadingStore.set);
let running = 0;

/** Call it when something begins that the page must wait for, and its answer when that has ended. */
export function beginLoading(): () => void {
  let ended = false;
  running += 1;
  if (running === 1) steady.set(true);
  return () => {
    if (ended) return;
    ended = true;
    running -= 1;
    if (running === 0) steady.set(false);
  };
}

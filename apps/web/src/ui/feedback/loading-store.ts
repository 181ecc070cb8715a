import { createSteadyLoading } from '../../shared/loading/steady-loading.ts';
import { createStore } from './store.ts';

export const loadingStore = createStore(false);
const steady = createSteadyLoading((visible) => {
  wanted = visible;
  update();
});
let running = 0;
let wanted = false;
let pressing = false;

/** A press that has begun ends where it began: what would come between waits for it. */
function update(): void {
  if (!(wanted && pressing)) loadingStore.set(wanted);
}

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

/** Heeds presses from now on; the answer ends that. */
export function watchPresses(): () => void {
  const begin = () => {
    pressing = true;
  };
  const end = () => {
    // The click comes after the finger has left.
    setTimeout(() => {
      pressing = false;
      update();
    });
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener('pointerdown', begin, options);
  addEventListener('pointerup', end, options);
  addEventListener('pointercancel', end, options);
  return () => listening.abort();
}

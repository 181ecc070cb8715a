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

/** Waits for the end of a press, because an overlay in between would swallow its click. */
function update(): void {
  if (!(wanted && pressing)) loadingStore.set(wanted);
}

/** Marks work for which the page must wait; returns the function that ends it. */
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

/** Tracks presses; returns the function that stops. */
export function watchPresses(): () => void {
  const begin = () => {
    pressing = true;
  };
  const end = () => {
    // The click event follows after pointerup.
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

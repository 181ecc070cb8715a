import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const tick = (notify: () => void) => {
  const timer = setInterval(notify, minuteMs / 4);
  return () => clearInterval(timer);
};

/** The current time in whole minutes; re-renders once a minute. */
export const useMinute = (): number =>
  useSyncExternalStore(tick, () => Math.floor(Date.now() / minuteMs)) * minuteMs;

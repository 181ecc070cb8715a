import { useSyncExternalStore } from 'react';

const dayMs = 86_400_000;
const tick = (notify: () => void) => {
  const timer = setInterval(notify, dayMs / 24);
  return () => clearInterval(timer);
};
const hour = () => Math.floor(Date.now() / (dayMs / 24));

/** Whole days since that time; null without one. */
export function useDaysSince(since: string | null): number | null {
  const hours = useSyncExternalStore(tick, hour, hour);
  if (since === null) return null;
  return Math.max(0, Math.floor((hours * (dayMs / 24) - new Date(since).getTime()) / dayMs));
}

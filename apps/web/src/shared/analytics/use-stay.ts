import { useEffect, useEffectEvent } from 'react';
import { visitSource } from './visit-source.ts';

export interface Stay {
  from: ReturnType<typeof visitSource>;
  /** Seconds during which the page was visible. */
  seen: number;
  open: number;
  /** Percent of the page that was scrolled into view. */
  depth: number;
}

/** Shorter visits do not count as views. */
const shortestSeconds = 1;

const secondsOf = (ms: number): number => Math.round(ms / 100) / 10;

function depthNow(): number {
  const { scrollHeight } = document.documentElement;
  const end = window.scrollY + window.innerHeight;
  return Math.min(100, Math.round((end / Math.max(1, scrollHeight)) * 100));
}

/** Reports once how long the component was shown: when it unmounts or the page is first hidden. */
export function useStay(onLeave: (stay: Stay) => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const from = visitSource();
    const opened = performance.now();
    let shown = document.visibilityState === 'visible' ? opened : undefined;
    let depth = 0;
    let reported = false;
    const look = () => {
      depth = Math.max(depth, depthNow());
    };
    const report = () => {
      const now = performance.now();
      const seen = shown === undefined ? 0 : secondsOf(now - shown);
      if (reported || seen < shortestSeconds) return;
      reported = true;
      leave({ from, seen, open: secondsOf(now - opened), depth });
    };
    const turn = () => {
      if (document.visibilityState === 'hidden') report();
      else shown ??= performance.now();
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('visibilitychange', turn);
      report();
    };
  }, []);
}

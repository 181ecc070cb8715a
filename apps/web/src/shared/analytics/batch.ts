import { mostViews } from '@engawa/contract/analytics/limits';

const waitMs = 5_000;

/** Collects reports and sends them after a short delay, or at once when the page is hidden. */
export function batch<One>(send: (views: One[]) => void): (one: One) => void {
  let waiting: One[] = [];
  let timer: number | undefined;
  const flush = () => {
    window.clearTimeout(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', flush);
    const views = waiting;
    waiting = [];
    if (views.length > 0) send(views);
  };
  return (one) => {
    waiting.push(one);
    if (document.visibilityState === 'hidden' || waiting.length === mostViews) return flush();
    if (timer !== undefined) return;
    timer = window.setTimeout(flush, waitMs);
    document.addEventListener('visibilitychange', flush);
  };
}

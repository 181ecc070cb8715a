import type { showOverview as endpoint } from '@engawa/contract/overview/anyone';
import type { Handler } from '../../../handler.ts';
import { keptFor } from '../kept-for.ts';
import { countOverview } from '../overview.repo.ts';

/** Anyone may ask as often as they like; whole tables are counted at most this often. */
const freshMs = 10_000;

export function showOverview(demo: boolean): Handler<typeof endpoint> {
  const kept = keptFor<Awaited<ReturnType<typeof countOverview>>>(freshMs);
  return ({ db, now }) => kept(now, () => countOverview(db, demo));
}

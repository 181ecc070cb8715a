import type { showOverview as endpoint } from '@engawa/contract/overview/anyone';
import type { Handler } from '../../../handler.ts';
import { keptFor } from '../kept-for.ts';
import { countOverview } from '../overview.repo.ts';

/** Anyone may ask as often as they like; whole tables are counted at most this often. */
const freshMs = 10_000;

/** How this product is run. */
export interface Run {
  demo: boolean;
  ownSignIn: boolean;
}

export function showOverview({ demo, ownSignIn }: Run): Handler<typeof endpoint> {
  const kept = keptFor<Awaited<ReturnType<typeof countOverview>>>(freshMs);
  return async ({ db, now }) => ({
    ...(await kept(now, () => countOverview(db, demo))),
    ownSignIn,
  });
}

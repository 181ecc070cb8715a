import type { showOverview as endpoint } from '@engawa/contract/overview/anyone';
import type { Handler } from '../../../handler.ts';
import { cachedFor } from '../cached-for.ts';
import { countOverview } from '../overview.repo.ts';

/** The call is public and unlimited, so counts over whole tables are cached this long. */
const freshMs = 10_000;

export interface Run {
  demo: boolean;
  ownSignIn: boolean;
}

export function showOverview({ demo, ownSignIn }: Run): Handler<typeof endpoint> {
  const kept = cachedFor<Awaited<ReturnType<typeof countOverview>>>(freshMs);
  return async ({ db, now }) => ({
    ...(await kept(now, () => countOverview(db, demo))),
    ownSignIn,
  });
}

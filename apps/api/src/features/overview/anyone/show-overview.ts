import type { showOverview as endpoint } from '@engawa/contract/overview/anyone';
import type { Handler } from '../../../handler.ts';
import { countOverview } from '../overview.repo.ts';

/** Anyone may ask as often as they like; whole tables are counted at most this often. */
const freshMs = 10_000;

export function showOverview(demo: boolean): Handler<typeof endpoint> {
  let last: { at: number; counting: ReturnType<typeof countOverview> } | undefined;
  return ({ db, now }) => {
    const at = now.getTime();
    if (!last || Math.abs(at - last.at) >= freshMs) {
      const counting = countOverview(db, demo);
      last = { at, counting };
      // A count that failed is not kept.
      counting.catch(() => {
        last = undefined;
      });
    }
    return last.counting;
  };
}
